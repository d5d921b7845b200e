import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { CommentRecord } from '@iwan/shared/domain/office/wire';
import { OfficePage } from '@iwan/shared/office/office-page';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { CommentActions } from './comment-actions';
import { textsOf } from './texts';

/** What readers have said, the newest first. */
export function Comments(_: OfficePageProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { columns: names } = texts;
  const columns: readonly ListColumn<CommentRecord>[] = [
    { field: 'article', label: names.article, render: ({ articleHeading }) => articleHeading },
    { field: 'comment', label: names.comment, render: ({ comment }) => comment },
    {
      field: 'author',
      label: names.author,
      render: ({ author }) => (author.isStopped ? texts.stopped(author.name) : author.name),
    },
    {
      field: 'createdAt',
      label: names.created,
      isSortable: true,
      render: ({ createdAt }) => formatInstant(createdAt, locale),
    },
    { field: 'state', label: names.state, render: ({ isHidden }) => (isHidden ? texts.hidden : texts.shown) },
    { field: 'actions', label: names.actions, render: (comment) => <CommentActions comment={comment} /> },
  ];
  return (
    <OfficePage title={texts.title}>
      <RecordList<CommentRecord>
        resource="comments"
        columns={columns}
        hasSearch
        pathOf={({ articleId }) => `/office/articles/${articleId}`}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={texts.empty}
      />
    </OfficePage>
  );
}
