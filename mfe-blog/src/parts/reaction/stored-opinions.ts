import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import type { Opinion } from './reaction';

/** The opinions stored in this browser, by reader and article (section 3). */
const key = 'blogLikes';

/** How many articles are remembered: the latest ones. */
const maxEntries = 500;

const nameOf = (userId: string, blogId: string) => `${userId}/${blogId}`;

export function storedOpinion(userId: string, blogId: string): Opinion | null {
  return kept().find(([name]) => name === nameOf(userId, blogId))?.[1] ?? null;
}

export function storeOpinion(userId: string, blogId: string, opinion: Opinion | null): void {
  const own = nameOf(userId, blogId);
  const others = kept().filter(([name]) => name !== own);
  const opinions = [...others, ...(opinion === null ? [] : [[own, opinion] as const])].slice(-maxEntries);
  try {
    window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(opinions)));
  } catch {
    // Without storage, only the memory of it is lost.
  }
}

/** Storage may contain anything. */
function kept(): readonly (readonly [string, Opinion])[] {
  try {
    const entries = Object.entries(asRecord(JSON.parse(window.localStorage.getItem(key) ?? 'null')) ?? {});
    return entries.filter((entry): entry is [string, Opinion] => entry[1] === 'liked' || entry[1] === 'disliked');
  } catch {
    return [];
  }
}
