import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { type RefObject, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { Comment, Conversation, Reply, Thread } from './data/conversation';
import { countIn, repliesAtFirst, shownAtFirst } from './data/first-shown';
import type { OwnComment } from './data/send-comment';
import { withOwn } from './data/with-own';
import { textsOf } from './texts';
import { useRefresh } from './use-refresh';

export interface LiveConversation {
  readonly threads: readonly Thread[];
  readonly total: number;
  /** The number of comments and replies behind View More. */
  readonly hidden: number;
  /** Announced once to screen readers. */
  readonly news: string;
  readonly isWaiting: boolean;
  readonly repliesShown: (key: string) => number;
  readonly showAll: () => void;
  readonly openThread: (key: string) => void;
  /** Adds a comment of this reader, to the thread of that key or as a new one. */
  readonly add: (own: OwnComment, threadKey: string | null) => void;
}

interface Options {
  readonly blogId: string;
  readonly loaded: Conversation;
  readonly isWhole: boolean;
  readonly part: RefObject<HTMLElement | null>;
  readonly onRead: (record: UntrustedRecord) => void;
}

/**
 * A conversation that updates itself. New comments are added above what the document contained, and nothing that is visible is
 * removed until more is requested.
 */
export function useConversation({ blogId, loaded, isWhole: wasWhole, part, onRead }: Options): LiveConversation {
  const texts = useTexts(textsOf);
  const [conversation, setConversation] = useState(loaded);
  const [isWhole, setIsWhole] = useState(wasWhole);
  const [isWaiting, setIsWaiting] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const [own, setOwn] = useState<readonly OwnComment[]>([]);
  const hasWhole = useRef(wasWhole);
  // The fifth comment stays the last visible one, whatever is added above it.
  const [lastKey] = useState(loaded.threads[shownAtFirst - 1]?.key ?? null);

  const refresh = useRefresh(blogId, part, (now, record) => {
    onRead(record);
    if (now === null) return;
    const isFirst = !hasWhole.current;
    hasWhole.current = true;
    const next = refreshed(conversation, now);
    if (next === conversation) return;
    const count = isFirst ? now.total - loaded.total : countNew(conversation, next);
    if (count > 0) setNews(texts.isNew(count));
    // Typing has priority: a long conversation is rendered between the keystrokes.
    startTransition(() => setConversation(next));
  });

  /** Shows more at once where everything is loaded already, otherwise after loading. */
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

  const all = useMemo(() => withOwn(conversation, own), [conversation, own]);
  const end = lastKey === null ? -1 : all.threads.findIndex(({ key }) => key === lastKey);
  // There were fewer than five at first: all new ones may be shown.
  const shown = lastKey === null ? all.threads.length : end < 0 ? shownAtFirst : end + 1;
  const threads = isWhole ? all.threads : all.threads.slice(0, shown);
  return {
    threads,
    total: all.total,
    hidden: all.total - countIn({ threads }),
    news,
    isWaiting,
    repliesShown: (key) => (isWhole || open.has(key) ? Number.POSITIVE_INFINITY : repliesAtFirst),
    showAll: () => withAll(() => setIsWhole(true)),
    openThread,
    add: (comment, threadKey) => {
      setOwn((before) => [...before, comment]);
      setNews(texts.sent);
      if (threadKey !== null) setOpen((before) => new Set([...before, threadKey]));
      void refresh();
    },
  };
}

/**
 * The current conversation, reusing the objects of the previous one where nothing has changed, so that React does not render
 * those again. The previous one itself where nothing has changed at all.
 */
function refreshed(before: Conversation, now: Conversation): Conversation {
  const known = new Map(before.threads.map((thread) => [thread.key, thread]));
  const threads = now.threads.map((thread) => {
    const old = known.get(thread.key);
    return old !== undefined && isSameThread(old, thread) ? old : thread;
  });
  const isSame =
    before.total === now.total &&
    before.threads.length === threads.length &&
    threads.every((thread, index) => thread === before.threads[index]);
  return isSame ? before : { threads, total: now.total };
}

/** How many comments and replies of one are missing in the other. */
function countNew(before: Conversation, now: Conversation): number {
  const keys = new Set(before.threads.flatMap(({ key, replies }) => [key, ...replies.map((reply) => reply.key)]));
  return now.threads
    .flatMap(({ key, replies }) => [key, ...replies.map((reply) => reply.key)])
    .filter((key) => !keys.has(key)).length;
}

function isSameThread(one: Thread, other: Thread): boolean {
  return (
    isSameComment(one, other) &&
    one.more === other.more &&
    one.replies.length === other.replies.length &&
    one.replies.every((reply, index) => isSameReply(reply, other.replies[index]))
  );
}

function isSameReply(one: Reply, other: Reply | undefined): boolean {
  return (
    other !== undefined && isSameComment(one, other) && one.depth === other.depth && one.inReplyTo === other.inReplyTo
  );
}

function isSameComment(one: Comment, other: Comment): boolean {
  return (
    one.key === other.key && one.text === other.text && one.author === other.author && one.createdAt === other.createdAt
  );
}
