import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the toolbar above a list of projects. */
export const textsOf = defineTexts({
  en: () => ({
    search: 'Search',
    example: 'e.g. 2-bed in Dubai Marina under AED 3M',
    filters: 'Filters',
    map: 'Map',
  }),
});
