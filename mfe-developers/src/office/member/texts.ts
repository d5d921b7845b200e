import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { teamMember } from '@iwan/shared/domain/records/team-member';

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
    } satisfies FormTexts<typeof teamMember>['fields'],
    missing: { portrait: 'a portrait', role: 'a role' },
  }),
});
