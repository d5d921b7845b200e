import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A member of the team. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'team',
    listPath: '/office/team',
    textsOf,
    groups: fieldGroups,
    pageOf: () => paths.ourTeam(),
    missing: missingContentOf,
  }),
});

function fieldGroups({ fields, groups }: ReturnType<typeof textsOf>): readonly FieldGroup[] {
  return [
    {
      title: groups.main,
      fields: [
        { kind: 'text', name: 'name', label: fields.name, isRequired: true },
        { kind: 'text', name: 'designation', label: fields.designation },
        { kind: 'text', name: 'type', label: fields.type },
        { kind: 'web', name: 'linkedin', label: fields.linkedin },
        { kind: 'media', name: 'image', label: fields.image },
      ],
    },
  ];
}
