import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** An article with its sections. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'blogs',
    listPath: '/office/articles',
    textsOf,
    groups: fieldGroups,
    pageOf: ({ id }) => paths.article(String(id)),
    missing: missingContentOf,
    nameOf: ({ heading }) => String(heading),
  }),
});

function fieldGroups({
  fields,
  groups,
  section,
  createdHelp,
  paragraphHelp,
}: ReturnType<typeof textsOf>): readonly FieldGroup[] {
  return [
    {
      title: groups.main,
      fields: [
        { kind: 'text', name: 'heading', label: fields.heading, isRequired: true },
        { kind: 'text', name: 'title', label: fields.title },
        { kind: 'text', name: 'created_at', label: fields.created_at, help: createdHelp },
        { kind: 'lines', name: 'description', label: fields.description },
      ],
    },
    {
      title: groups.sections,
      fields: [
        {
          ...{ kind: 'rows', name: 'details', label: fields.details },
          fields: [
            { kind: 'text', name: 'sub_heading', label: section.sub_heading },
            { kind: 'media', name: 'images', label: section.images },
            { kind: 'lines', name: 'paragraph', label: section.paragraph, help: paragraphHelp },
          ],
        },
      ],
    },
  ];
}
