import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New member',
    groups: {
      main: 'The member',
    },
    fields: {
      name: 'Name',
      designation: 'Role',
      type: 'Group',
      linkedin: 'LinkedIn',
      image: 'Portrait',
    },
    missing: { portrait: 'a portrait', role: 'a role' },
  }),
});
