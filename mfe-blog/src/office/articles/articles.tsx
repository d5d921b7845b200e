import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** All articles. */
export function Articles() {
  const { title, add, columns } = useTexts(textsOf);
  return (
    <ContentList
      resource="blogs"
      path="/office/articles"
      title={title}
      add={add}
      columns={[
        textColumn('heading', columns.heading),
        textColumn('created_at', columns.created),
        textColumn('likes', columns.likes),
      ]}
      sort={{ field: 'heading', order: 'ASC' }}
    />
  );
}
