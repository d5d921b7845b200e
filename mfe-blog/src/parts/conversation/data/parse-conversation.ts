import { parseInstant } from '@iwan/shared/domain/record/instant';
import {
  asRecord,
  readLine,
  readRecords,
  readText,
  type UntrustedRecord,
} from '@iwan/shared/domain/record/untrusted-record';
import type { Comment, Conversation, Reply, Thread } from './conversation';

/** The longest text that a backend takes, in characters. */
const longest = 10_000;

interface Parsed extends Comment {
  readonly parentId: string | null;
}

/** The comments of an article, and the replies of any depth as a flat list with the ids of what they reply to (section 3). */
export function parseConversation(article: UntrustedRecord): Conversation {
  const keys = new Set<string>();
  const comments = parseAll(article, 'comments', 'comment', keys);
  const replies = parseAll(article, 'reply', 'reply', keys);
  return { threads: threadsOf(comments, replies), total: comments.length + replies.length };
}

function parseAll(article: UntrustedRecord, field: string, kind: string, keys: Set<string>): readonly Parsed[] {
  return readRecords(article, field).flatMap((record, index) => {
    const text = readText(record, 'comment')?.slice(0, longest);
    if (!text) return [];
    const id = readText(record, 'id');
    const named = `${kind}-${id ?? `at-${index}`}`;
    const key = keys.has(named) ? `${named}-at-${index}` : named;
    keys.add(key);
    const author = readLine(asRecord(record.user) ?? {}, 'name');
    const createdAt = parseInstant(readText(record, 'created_at'));
    return [{ key, id, author, text, createdAt, parentId: readText(record, 'comment_id') }];
  });
}

/**
 * Places each reply below what it replies to, without recursion, because a chain may be of any length. A reply to something
 * that does not exist, or in a cycle, becomes a comment.
 */
function threadsOf(comments: readonly Parsed[], replies: readonly Parsed[]): readonly Thread[] {
  const byId = new Map<string, Parsed>();
  // Where a comment and a reply have the same id, the comment is meant.
  for (const each of [...comments, ...replies]) if (each.id !== null && !byId.has(each.id)) byId.set(each.id, each);
  const repliesTo = new Map<Parsed, Parsed[]>();
  const loose: Parsed[] = [];
  for (const reply of replies) {
    const parent = reply.parentId === null ? undefined : byId.get(reply.parentId);
    if (parent === undefined || parent === reply) loose.push(reply);
    else repliesOf(repliesTo, parent).push(reply);
  }
  const placed = new Set<Parsed>();
  const threads = [...comments, ...loose].map((root) => threadOf(root, repliesTo, placed));
  // What is left is part of a cycle.
  for (const reply of replies) if (!placed.has(reply)) threads.push(threadOf(reply, repliesTo, placed));
  return threads.sort((one, other) => byTime(one, other, -1));
}

function repliesOf(repliesTo: Map<Parsed, Parsed[]>, parent: Parsed): Parsed[] {
  const replies = repliesTo.get(parent) ?? [];
  repliesTo.set(parent, replies);
  return replies;
}

function threadOf(root: Parsed, repliesTo: ReadonlyMap<Parsed, Parsed[]>, placed: Set<Parsed>): Thread {
  const replies: Reply[] = [];
  const waiting: { readonly reply: Parsed; readonly depth: number; readonly inReplyTo: string | null }[] = [];
  const enter = (parent: Parsed, depth: number) => {
    placed.add(parent);
    const children = [...(repliesTo.get(parent) ?? [])].sort((one, other) => byTime(one, other, 1));
    for (const reply of children.reverse()) waiting.push({ reply, depth, inReplyTo: parent.author });
  };
  enter(root, 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { reply, depth, inReplyTo } = next;
    if (placed.has(reply)) continue;
    replies.push({ ...shown(reply), depth, inReplyTo });
    enter(reply, depth + 1);
  }
  return { ...shown(root), replies, more: 0 };
}

function shown({ key, id, author, text, createdAt }: Parsed): Comment {
  return { key, id, author, text, createdAt };
}

/** Sorted by date, 1 for the earliest first; entries without one follow in the order of the backend. */
function byTime({ createdAt: one }: Comment, { createdAt: other }: Comment, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -direction : one > other ? direction : 0;
}
