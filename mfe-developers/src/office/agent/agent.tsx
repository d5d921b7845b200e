import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { ContentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** An agent with all that their page shows. */
export function Agent({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  return (
    <ContentScreen<ContentRecord>
      resource="agents"
      id={params.id ?? 'new'}
      groups={fieldGroups(texts)}
      listPath="/office/agents"
      newTitle={texts.add}
      nameOf={(record) => String(record.name)}
      siteAddress={({ name }) => `${siteUrl}${paths.agent(String(name))}`}
      missingIn={(record) => missingContentOf(record).map((each) => texts.missing[each])}
    />
  );
}

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
