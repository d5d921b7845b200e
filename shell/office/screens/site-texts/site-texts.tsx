import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** The texts of the footer, and the templates of answers to leads. */
export function SiteTexts() {
  const { title, names, columns } = useTexts(textsOf);
  const named: Readonly<Record<string, string>> = names;
  return (
    <ContentList<ContentRecord>
      resource="texts"
      path="/office/texts"
      title={title}
      columns={[
        { field: 'name', label: columns.name, render: ({ name }) => named[String(name)] ?? String(name) },
        textColumn('text', columns.text),
      ]}
      sort={{ field: 'id', order: 'ASC' }}
    />
  );
}
