import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { faqTopics } from '@iwan/shared/domain/model/faq-topics';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { ContentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { FactList } from './fact-list';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A question of the FAQ. */
export function Question({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  return (
    <ContentScreen<ContentRecord>
      resource="faq"
      id={params.id ?? 'new'}
      groups={fieldGroups(texts)}
      listPath="/office/faq"
      newTitle={texts.add}
      nameOf={(record) => String(record.name)}
      siteAddress={() => `${siteUrl}${paths.faq()}`}
      missingIn={(record) => missingContentOf(record).map((each) => texts.missing[each])}
    />
  );
}

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
