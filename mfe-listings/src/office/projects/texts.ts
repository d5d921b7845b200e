import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Projects',
    add: 'New project',
    columns: {
      name: 'Name',
      location: 'Area',
      status: 'Status',
      price: 'Starting price',
      units: 'Units',
      permit: 'Permit',
      updated: 'Changed',
    },
    noPermit: 'No permit',
    understood: (search: string) => `Understood as ${search}.`,
  }),
});
