import type { Conversation } from './conversation';

/** Comments that show at first (section 4). */
export const shownAtFirst = 5;

/** Replies of each of them that show at first: a long quarrel waits for a press, as the sixth comment does. */
export const repliesAtFirst = 6;

/** What a document carries of a conversation: the first comments, with the beginning of what was answered. */
export function firstShown({ threads, total }: Conversation): Conversation {
  const first = threads.slice(0, shownAtFirst).map((thread) => ({
    ...thread,
    replies: thread.replies.slice(0, repliesAtFirst),
    more: Math.max(0, thread.replies.length - repliesAtFirst),
  }));
  return { threads: first, total };
}

/** How many comments and replies are among these, with the replies that wait for a press. */
export function countIn({ threads }: Pick<Conversation, 'threads'>): number {
  return threads.reduce((sum, { replies, more }) => sum + 1 + replies.length + more, 0);
}
