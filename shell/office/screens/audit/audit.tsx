import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { officeResources } from '@iwan/shared/domain/office/resources';
import type { AuditRecord } from '@iwan/shared/domain/office/wire';
import { OfficePage } from '@iwan/shared/office/office-page';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { plainName } from '../../words/texts';
import { textsOf } from './texts';

/** The audit log: who has changed what, and when. Read-only. */
export function Audit() {
  const { title, columns: names, byRule, resources } = useTexts(textsOf);
  const locale = useLocale();
  const columns: readonly ListColumn<AuditRecord>[] = [
    { field: 'at', label: names.at, isSortable: true, render: ({ at }) => formatInstant(at, locale) },
    { field: 'person', label: names.person, render: ({ person }) => person?.name ?? byRule },
    { field: 'action', label: names.action, render: ({ action }) => action },
    {
      field: 'record',
      label: names.record,
      render: ({ resource, recordId }) => `${resources[resource] ?? resource} ${recordId}`,
    },
    {
      field: 'fields',
      label: names.fields,
      render: ({ before, after }) =>
        Object.keys(after ?? before ?? {})
          .map(plainName)
          .join(', '),
    },
  ];
  return (
    <OfficePage title={title}>
      <RecordList
        resource="audit"
        columns={columns}
        choices={[
          {
            field: 'resource',
            label: names.record,
            options: officeResources.map((value) => ({ value, label: resources[value] ?? value })),
          },
        ]}
        pathOf={({ resource, recordId }) => pathOfRecord(resource, recordId)}
        sort={{ field: 'at', order: 'DESC' }}
      />
    </OfficePage>
  );
}

/** The path of a record's screen, by the API's name of its resource. */
function pathOfRecord(resource: string, id: string): string {
  if (resource === 'persons') return '/office/persons';
  if (resource === 'redirects') return `/office/redirects?redirect=${id}`;
  if (resource === 'people') return `/office/people?person=${id}`;
  return `/office/${resource === 'blogs' ? 'articles' : resource}/${id}`;
}
