import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Projects',
    add: 'New project',
    columns: {
      name: 'Name',
      location: 'Area',
      status: 'Status',
      price: 'From',
      units: 'Units',
      permit: 'Permit',
      updated: 'Changed',
    },
    noPermit: 'none',
  }),
});
