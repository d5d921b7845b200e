import { OfficeSection } from '@iwan/shared/office/office-page';
import type { ReactNode } from 'react';

/** A section of a lead's screen with its heading. */
export const Part = (props: { readonly title: string; readonly children: ReactNode }) => (
  <OfficeSection titleSize="md" {...props} />
);
