import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** The jobs of the Career page. */
export function Openings() {
  const { title, add, columns } = useTexts(textsOf);
  return (
    <ContentList
      resource="openings"
      path="/office/openings"
      title={title}
      add={add}
      columns={[
        textColumn('name', columns.name),
        textColumn('posted_on', columns.posted_on),
        textColumn('closes_on', columns.closes_on),
      ]}
    />
  );
}
