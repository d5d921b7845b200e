import { Button, Flex } from '@chakra-ui/react';
import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { CommentRecord } from '@iwan/shared/domain/office/wire';
import { useAttempt } from '@iwan/shared/office/office-message';
import { OfficePage } from '@iwan/shared/office/office-page';
import { DeleteButton } from '@iwan/shared/office/record-editor';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { useRefresh, useUpdate } from 'ra-core';
import { textsOf } from './texts';

/** Hides or removes a comment, or stops its reader. */
function CommentActions({ comment }: { readonly comment: CommentRecord }) {
  const texts = useTexts(textsOf);
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const { id, author, isHidden } = comment;
  const change = async (data: Readonly<Record<string, unknown>>) => {
    const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    if (await attempt(() => update('comments', { id, data, previousData: comment }, options))) refresh();
  };
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="xs" variant="outline" onClick={() => void change({ isHidden: !isHidden })}>
        {isHidden ? texts.show : texts.hide}
      </Button>
      <Button size="xs" variant="outline" onClick={() => void change({ isAuthorStopped: !author.isStopped })}>
        {author.isStopped ? texts.resume : texts.stop}
      </Button>
      <DeleteButton
        size="xs"
        resource="comments"
        record={comment}
        label={texts.remove}
        question={texts.sure}
        onRemoved={refresh}
      />
    </Flex>
  );
}

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
