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
        textColumn('name', columns.name),
        textColumn('location', columns.location),
        textColumn('estb', columns.estb),
      ]}
    />
  );
}
