import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A developer with all that its page shows. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'developers',
    listPath: '/office/developers',
    textsOf,
    groups: fieldGroups,
    pageOf: ({ name }) => paths.developerListed(String(name)),
    missing: missingContentOf,
  }),
});

function fieldGroups({ fields, groups }: ReturnType<typeof textsOf>): readonly FieldGroup[] {
  return [
    {
      title: groups.main,
      fields: [
        { kind: 'text', name: 'name', label: fields.name, isRequired: true },
        { kind: 'text', name: 'heading', label: fields.heading },
        { kind: 'text', name: 'sub_heading', label: fields.sub_heading },
        { kind: 'text', name: 'location', label: fields.location },
        { kind: 'text', name: 'hq', label: fields.hq },
        { kind: 'text', name: 'estb', label: fields.estb },
        { kind: 'text', name: 'exp', label: fields.exp },
        { kind: 'text', name: 'emp', label: fields.emp },
        { kind: 'number', name: 'buildings', label: fields.buildings },
        { kind: 'lines', name: 'pointers', label: fields.pointers },
      ],
    },
    {
      title: groups.feature,
      fields: [
        { kind: 'text', name: 'f_heading', label: fields.f_heading },
        { kind: 'lines', name: 'f_sub_heading', label: fields.f_sub_heading },
        { kind: 'media', name: 'f_img', label: fields.f_img },
      ],
    },
    {
      title: groups.film,
      fields: [
        { kind: 'text', name: 'v_heading', label: fields.v_heading },
        { kind: 'lines', name: 'v_sub_heading', label: fields.v_sub_heading },
        { kind: 'web', name: 'video', label: fields.video },
        { kind: 'text', name: 'map', label: fields.map },
      ],
    },
    {
      title: groups.pictures,
      fields: [
        { kind: 'media', name: 'images', label: fields.images },
        { kind: 'media', name: 'logo', label: fields.logo },
      ],
    },
  ];
}
