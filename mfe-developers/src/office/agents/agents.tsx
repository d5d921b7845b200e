import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** All agents. */
export function Agents() {
  const { title, add, columns } = useTexts(textsOf);
  return (
    <ContentList
      resource="agents"
      path="/office/agents"
      title={title}
      add={add}
      columns={[
        textColumn('name', columns.name),
        textColumn('designation', columns.designation),
        textColumn('language', columns.language),
        textColumn('phone', columns.phone),
      ]}
    />
  );
}
