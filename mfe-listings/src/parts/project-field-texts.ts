import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { ProjectField } from '@iwan/shared/domain/model/project-fields';

export interface FieldTexts {
  /** On the page of a project, and of its choices in the filter. */
  readonly label: string;
  /** On a card, where it stands among others. */
  readonly inShort: (value: string) => string;
  /** What the choices in the filter are about. */
  readonly about?: string;
}

/** What the fields of `project-fields` are called where they are shown. */
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
