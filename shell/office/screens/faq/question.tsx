import { faqTopics } from '@iwan/shared/domain/model/faq-topics';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { FactList } from './fact-list';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A question of the FAQ. */
export const Question = contentScreen({
  resource: 'faq',
  listPath: '/office/faq',
  textsOf,
  groups: fieldGroups,
  pageOf: () => paths.faq(),
  missing: missingContentOf,
});

function fieldGroups({ fields, group, help, topics }: ReturnType<typeof textsOf>): readonly FieldGroup[] {
  return [
    {
      title: group,
      fields: [
        { kind: 'text', name: 'name', label: fields.name, isRequired: true },
        {
          ...{ kind: 'choice', name: 'topic', label: fields.topic },
          options: faqTopics.map((value) => ({ value, label: topics[value] })),
        },
        { kind: 'lines', name: 'answer', label: fields.answer, help: help.answer },
        { kind: 'text', name: 'slug', label: fields.slug, help: help.slug },
        { kind: 'kept', name: 'position', label: fields.position },
      ],
      below: <FactList />,
    },
  ];
}
