import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** The people of “Our team”. */
export function Team() {
  const { title, add, columns } = useTexts(textsOf);
  return (
    <ContentList
      resource="team"
      path="/office/team"
      title={title}
      add={add}
      columns={[
        textColumn('name', columns.name),
        textColumn('designation', columns.designation),
        textColumn('type', columns.type),
      ]}
    />
  );
}
