import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** An agent with all that their page shows. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'agents',
    listPath: '/office/agents',
    textsOf,
    groups: fieldGroups,
    pageOf: ({ name }) => paths.agent(String(name)),
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
        { kind: 'text', name: 'language', label: fields.language },
        { kind: 'text', name: 'phone', label: fields.phone },
        { kind: 'web', name: 'linkedin', label: fields.linkedin },
        { kind: 'text', name: 'brn', label: fields.brn },
      ],
    },
    {
      title: groups.words,
      fields: [
        { kind: 'text', name: 'sub_heading', label: fields.sub_heading },
        { kind: 'lines', name: 'description', label: fields.description },
      ],
    },
    {
      title: groups.pictures,
      fields: [
        { kind: 'media', name: 'images', label: fields.images },
        { kind: 'text', name: 'card', label: fields.card },
      ],
    },
  ];
}
