import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** All developers. */
export function Developers() {
  const { title, add, columns } = useTexts(textsOf);
  return (
    <ContentList
      resource="developers"
      path="/office/developers"
      title={title}
      add={add}
      columns={[
        textColumn('name', columns.name, { isSortable: true }),
        textColumn('location', columns.location, { isSortable: true }),
        textColumn('estb', columns.estb),
      ]}
    />
  );
}
