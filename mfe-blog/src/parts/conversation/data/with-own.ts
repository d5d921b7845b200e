import type { Comment, Conversation, Reply, Thread } from './conversation';
import type { OwnComment } from './send-comment';

/** The conversation with this reader's comments that the backend has not sent yet. */
export function withOwn(conversation: Conversation, own: readonly OwnComment[]): Conversation {
  const sent = conversation.threads.flatMap((thread): readonly Comment[] => [thread, ...thread.replies]);
  const missing = own.filter((each) => !sent.some((other) => isSame(each, other)));
  return missing.reduce(add, conversation);
}

/** Without an id from the backend, a comment is recognised by its author and text. */
function isSame(own: OwnComment, other: Comment): boolean {
  if (own.id !== null) return own.key === other.key;
  return own.text === other.text && own.author === other.author && !isEarlier(other, own);
}

/** With a tolerance of a minute for differing clocks; an earlier comment with the same text is another one. */
function isEarlier(one: Comment, other: Comment): boolean {
  return Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? '') > 60_000;
}

function add({ threads, total }: Conversation, own: OwnComment): Conversation {
  const { parentId, ...comment } = own;
  const alone: Thread = { ...comment, replies: [], more: 0 };
  const at = threads.findIndex((thread) => parentId !== null && isIn(thread, parentId));
  const next = threads.map((thread, index) => (index === at ? withReply(thread, own) : thread));
  return { threads: at < 0 ? [alone, ...threads] : next, total: total + 1 };
}

function isIn(thread: Thread, id: string): boolean {
  return thread.id === id || thread.replies.some((reply) => reply.id === id);
}

/** The reply is placed after everything below what it replies to, as the latest. */
function withReply(thread: Thread, { parentId, ...comment }: OwnComment): Thread {
  const { replies } = thread;
  const at = thread.id === parentId ? -1 : replies.findIndex(({ id }) => id === parentId);
  const parent = replies[at] ?? thread;
  const depth = at < 0 ? 1 : (replies[at]?.depth ?? 0) + 1;
  const after = at < 0 ? replies.length : endOf(replies, at);
  const reply: Reply = { ...comment, depth, inReplyTo: parent.author };
  return { ...thread, replies: [...replies.slice(0, after), reply, ...replies.slice(after)] };
}

function endOf(replies: readonly Reply[], at: number): number {
  const depth = replies[at]?.depth ?? 0;
  const end = replies.findIndex((reply, index) => index > at && reply.depth <= depth);
  return end < 0 ? replies.length : end;
}
