import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the row of chips, in a module of their own because the map has them without a list. */
export const textsOf = defineTexts({
  en: () => ({
    active: 'Active filters',
    remove: (choice: string) => `Remove ${choice}`,
    clear: 'Clear All',
  }),
});
