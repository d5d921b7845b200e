import { Button, Flex } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { CommentRecord } from '@iwan/shared/domain/office/wire';
import { useAttempt } from '@iwan/shared/office/office-message';
import { DeleteButton } from '@iwan/shared/office/record-editor';
import { useRefresh, useUpdate } from 'ra-core';
import { textsOf } from './texts';

/** Hides or removes a comment, or stops its reader. */
export function CommentActions({ comment }: { readonly comment: CommentRecord }) {
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
