import type { Comment, Conversation, Reply, Thread } from './conversation';

/**
 * The current conversation, reusing the objects of the previous one where nothing has changed, so that React does not render
 * those again. The previous one itself where nothing has changed at all.
 */
export function refreshed(before: Conversation, now: Conversation): Conversation {
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
export function countNew(before: Conversation, now: Conversation): number {
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
  return other !== undefined && isSameComment(one, other) && one.depth === other.depth && one.answers === other.answers;
}

function isSameComment(one: Comment, other: Comment): boolean {
  return (
    one.key === other.key && one.text === other.text && one.author === other.author && one.createdAt === other.createdAt
  );
}
