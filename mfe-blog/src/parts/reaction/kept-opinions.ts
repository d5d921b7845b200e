import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import { browserStorage } from '@iwan/shared/state/browser-storage';
import type { Opinion } from './reaction';

/** Of which articles the opinion is remembered: the latest ones. */
const mostKept = 500;

type Opinions = readonly (readonly [string, Opinion])[];

/** What readers have said in this browser of each article, by reader and article (section 3). */
const storage = browserStorage<Opinions>('blogLikes', {
  version: 1,
  restore: (text) => {
    const entries = Object.entries(asRecord(parse(text)) ?? {});
    return entries.filter((entry): entry is [string, Opinion] => entry[1] === 'liked' || entry[1] === 'disliked');
  },
  store: (opinions) => JSON.stringify(Object.fromEntries(opinions)),
});

const nameOf = (userId: string, blogId: string) => `${userId}/${blogId}`;

export function keptOpinion(userId: string, blogId: string): Opinion | null {
  const name = nameOf(userId, blogId);
  return storage.read()?.find(([each]) => each === name)?.[1] ?? null;
}

export function keepOpinion(userId: string, blogId: string, opinion: Opinion | null): void {
  const name = nameOf(userId, blogId);
  const others = (storage.read() ?? []).filter(([each]) => each !== name);
  storage.write([...others, ...(opinion === null ? [] : [[name, opinion] as const])].slice(-mostKept));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
