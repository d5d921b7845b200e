import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Agents',
    add: 'New agent',
    columns: {
      name: 'Name',
      designation: 'Role',
      language: 'Languages',
      phone: 'Phone',
    },
  }),
});
