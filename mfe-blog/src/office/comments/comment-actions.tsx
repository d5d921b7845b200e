import { Button, Flex } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { CommentRecord } from '@iwan/shared/domain/office/wire';
import { useDelete, useNotify, useRefresh, useUpdate } from 'ra-core';
import { useState } from 'react';
import { textsOf } from './texts';

/** Hides or removes a comment, or stops its reader. */
export function CommentActions({ comment }: { readonly comment: CommentRecord }) {
  const texts = useTexts(textsOf);
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [deleteOne] = useDelete();
  const [asks, setAsks] = useState(false);
  const { id, author, isHidden } = comment;
  const work = async (what: () => Promise<unknown>) => {
    try {
      await what();
      refresh();
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : String(problem), { type: 'error' });
    }
  };
  const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
  const change = (data: Readonly<Record<string, unknown>>) =>
    work(() => update('comments', { id, data, previousData: comment }, options));
  const remove = () => work(() => deleteOne('comments', { id, previousData: comment }, options));
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="xs" variant="outline" onClick={() => void change({ isHidden: !isHidden })}>
        {isHidden ? texts.show : texts.hide}
      </Button>
      <Button size="xs" variant="outline" onClick={() => void change({ isAuthorStopped: !author.isStopped })}>
        {author.isStopped ? texts.resume : texts.stop}
      </Button>
      <Button size="xs" variant="outline" colorPalette="red" onClick={() => (asks ? void remove() : setAsks(true))}>
        {asks ? texts.sure : texts.remove}
      </Button>
    </Flex>
  );
}
