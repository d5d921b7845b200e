import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { ProjectField, UnitField } from '@iwan/shared/domain/model/project-fields';

export interface FieldTexts {
  /** On the page of a project or unit, and as the heading of its choices in the filter. */
  readonly label: string;
  /** Among other facts: on a card, or in the table of units. */
  readonly inShort: (value: string) => string;
}

interface Texts {
  readonly project: Readonly<Record<ProjectField, FieldTexts>>;
  readonly unit: Readonly<Record<UnitField, FieldTexts>>;
}

/** The texts of the plain fields of projects and units, which `project-fields` shows. */
export const textsOf = defineTexts<Texts>({
  en: (format) => ({
    project: {
      handover: { label: 'Handover', inShort: (when) => `Handover ${when}` },
      furnishing: {
        label: 'Furnishing',
        inShort: (furnishing) => furnishing,
      },
      floors: {
        label: 'Floors',
        inShort: (count) => format.plural(Number(count), { one: '# floor', other: '# floors' }),
      },
      tenure: { label: 'Tenure', inShort: (tenure) => tenure },
    },
    unit: {
      view: { label: 'View', inShort: (view) => view },
      baths: {
        label: 'Bathrooms',
        inShort: (count) => format.plural(Number(count), { one: '# bath', other: '# baths' }),
      },
      offer_state: {
        label: 'Status of the home',
        inShort: (state) => state,
      },
      parking: {
        label: 'Parking spaces',
        inShort: (count) => format.plural(Number(count), { one: '# parking space', other: '# parking spaces' }),
      },
    },
  }),
});
