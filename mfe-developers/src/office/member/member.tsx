import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { ContentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A member of the team. */
export function Member({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  return (
    <ContentScreen<ContentRecord>
      resource="team"
      id={params.id ?? 'new'}
      groups={fieldGroups(texts)}
      listPath="/office/team"
      newTitle={texts.add}
      nameOf={(record) => String(record.name)}
      siteAddress={() => `${siteUrl}${paths.ourTeam()}`}
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
        { kind: 'text', name: 'type', label: fields.type },
        { kind: 'web', name: 'linkedin', label: fields.linkedin },
        { kind: 'media', name: 'image', label: fields.image },
      ],
    },
  ];
}
