import type { Conversation } from './conversation';

/** The number of comments shown at first (section 4). */
export const shownAtFirst = 5;

/** The number of replies to each of them shown at first; the others need a press. */
export const repliesAtFirst = 6;

/** The part of a conversation that a document contains: the first comments with their first replies. */
export function firstShown({ threads, total }: Conversation): Conversation {
  const first = threads.slice(0, shownAtFirst).map((thread) => ({
    ...thread,
    replies: thread.replies.slice(0, repliesAtFirst),
    more: Math.max(0, thread.replies.length - repliesAtFirst),
  }));
  return { threads: first, total };
}

/** The number of comments and replies in these threads, further replies included. */
export function countIn({ threads }: Pick<Conversation, 'threads'>): number {
  return threads.reduce((sum, { replies, more }) => sum + 1 + replies.length + more, 0);
}
