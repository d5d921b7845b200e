import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import type { Conversation, Thread } from './conversation';
import { countIn, repliesAtFirst, shownAtFirst } from './first-shown';
import { countNew, refreshed } from './refreshed';
import { texts } from './texts';
import { useRefresh } from './use-refresh';

export interface LiveConversation {
  readonly threads: readonly Thread[];
  readonly total: number;
  /** How many comments and replies wait for View More. */
  readonly hidden: number;
  /** Said once to who cannot see what has come. */
  readonly news: string;
  readonly isWaiting: boolean;
  readonly repliesShown: (key: string) => number;
  readonly showAll: () => void;
  readonly openThread: (key: string) => void;
  /** Reads it at once; false when that has failed. */
  readonly refresh: () => Promise<boolean>;
}

/**
 * A conversation that goes on. What the document carried stays until more is asked for; what is new is put in above it,
 * and what stands does not leave.
 */
export function useConversation(
  blogId: string,
  loaded: Conversation,
  wasWhole: boolean,
  part: RefObject<HTMLElement | null>,
): LiveConversation {
  const [conversation, setConversation] = useState(loaded);
  const [isWhole, setIsWhole] = useState(wasWhole);
  const [isWaiting, setIsWaiting] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const hasWhole = useRef(wasWhole);
  // The fifth comment stays the last one that shows, whatever comes above it.
  const [lastKey] = useState(loaded.threads[shownAtFirst - 1]?.key ?? null);

  const refresh = useRefresh(blogId, part, (now) => {
    const isFirst = !hasWhole.current;
    hasWhole.current = true;
    const next = refreshed(conversation, now);
    if (next === conversation) return;
    const count = isFirst ? now.total - loaded.total : countNew(conversation, next);
    if (count > 0) setNews(texts.isNew(count));
    // Typing goes before: a long conversation is drawn between the keys.
    startTransition(() => setConversation(next));
  });

  /** Shows more at once where all has come already, else when it has. */
  const withAll = useCallback(
    (change: () => void) => {
      if (hasWhole.current) {
        startTransition(change);
        return;
      }
      setIsWaiting(true);
      void refresh().finally(() => {
        setIsWaiting(false);
        startTransition(change);
      });
    },
    [refresh],
  );
  const openThread = useCallback(
    (key: string) => withAll(() => setOpen((before) => new Set([...before, key]))),
    [withAll],
  );

  const end = lastKey === null ? -1 : conversation.threads.findIndex(({ key }) => key === lastKey);
  const threads = isWhole ? conversation.threads : conversation.threads.slice(0, end < 0 ? shownAtFirst : end + 1);
  return {
    threads,
    total: conversation.total,
    hidden: conversation.total - countIn({ threads }),
    news,
    isWaiting,
    repliesShown: (key) => (isWhole || open.has(key) ? Number.POSITIVE_INFINITY : repliesAtFirst),
    showAll: () => withAll(() => setIsWhole(true)),
    openThread,
    refresh,
  };
}
