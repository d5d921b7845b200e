import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { ProjectField } from '@iwan/shared/domain/model/project-fields';

export interface FieldTexts {
  /** On the page of a project, and as the heading of its choices in the filter. */
  readonly label: string;
  /** On a card, among other facts. */
  readonly inShort: (value: string) => string;
  /** The description of its choices in the filter. */
  readonly about?: string;
}

/** The labels of the fields in `project-fields`. */
export const textsOf = defineTexts<Readonly<Record<ProjectField, FieldTexts>>>({
  en: () => ({
    handover: { label: 'Handover', inShort: (when) => `Handover ${when}` },
    furnishing: {
      label: 'Furnishing',
      inShort: (furnishing) => furnishing,
      about: 'What is in it when you get the keys',
    },
  }),
});
