import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads at the chips of chosen filters, which the map has too: apart from all that a list says. */
export const textsOf = defineTexts({
  en: () => ({
    active: 'Active filters',
    remove: (choice: string) => `Remove ${choice}`,
    clear: 'Clear All',
  }),
});
