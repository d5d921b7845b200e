import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Team',
    add: 'New member',
    columns: {
      name: 'Name',
      designation: 'Role',
      type: 'Group',
    },
  }),
});
