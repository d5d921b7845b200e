import { isApiError } from '@iwan/shared/api/api-error';
import { getHttp } from '@iwan/shared/api/http';
import { asRecord, readNumber } from '@iwan/shared/domain/record/untrusted-record';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { sessionStore } from '@iwan/shared/state/site-store';
import { useEffect, useRef, useState } from 'react';
import { dislikePath, likePath } from '../../calls';
import { useReader } from '../reader';
import { type Opinion, type Reaction, react } from './reaction';

export interface LiveReaction extends Reaction {
  readonly isSignedIn: boolean;
  readonly hasFailed: boolean;
  /** Does nothing for a visitor who is not signed in (section 4). */
  readonly express: (opinion: Opinion) => void;
}

/**
 * The likes of an article and the reader's own opinion, updated optimistically: a press is reverted when the backend refuses
 * it. `read`: the last data from the backend, whose `mine` is `null` where it has none.
 */
export function useReaction(blogId: string, read: Reaction): LiveReaction {
  const reader = useReader();
  const userId = reader === null ? null : String(reader.id);
  const [shown, setShown] = useState<Reaction>({ likes: read.likes, mine: null });
  const [hasFailed, setHasFailed] = useState(false);
  /** What the backend has confirmed, and what is being sent, one after the other. */
  const taken = useRef<Reaction>(shown);
  const way = useRef<{ sending: number; last: Promise<void> }>({ sending: 0, last: Promise.resolve() });

  useEffect(() => {
    if (way.current.sending > 0) return;
    const mine = userId === null ? null : (read.mine ?? storedOpinion(userId, blogId));
    taken.current = { likes: read.likes, mine };
    setShown(taken.current);
  }, [userId, blogId, read.likes, read.mine]);

  function express(opinion: Opinion): void {
    if (reader === null || userId === null) return;
    const next = react(shown, opinion);
    if (next === shown) return;
    setHasFailed(false);
    show(next, userId);
    way.current.sending += 1;
    way.current.last = way.current.last.then(() => send(opinion, userId));
  }

  async function send(opinion: Opinion, sender: string): Promise<void> {
    try {
      const path = `${opinion === 'liked' ? likePath : dislikePath}/${encodeSegment(blogId)}`;
      const body = { user_id: reader?.id ?? null };
      const response = asRecord(asRecord(await (await getHttp()).send('POST', path, body))?.data);
      const counted = react(taken.current, opinion);
      taken.current = response && 'likes' in response ? { ...counted, likes: readNumber(response, 'likes') } : counted;
      if (way.current.sending === 1) show(taken.current, sender);
    } catch (error) {
      show(taken.current, sender);
      setHasFailed(true);
      if (isApiError(error) && error.status === 401) sessionStore.expire();
    } finally {
      way.current.sending -= 1;
    }
  }

  function show(next: Reaction, sender: string): void {
    setShown(next);
    storeOpinion(sender, blogId, next.mine);
  }

  return { ...shown, isSignedIn: reader !== null, hasFailed, express };
}

/** The opinions stored in this browser, by reader and article (section 3). */
const key = 'blogLikes';

/** How many articles are remembered: the latest ones. */
const maxEntries = 500;

const nameOf = (userId: string, blogId: string) => `${userId}/${blogId}`;

function storedOpinion(userId: string, blogId: string): Opinion | null {
  return storedOpinions().find(([name]) => name === nameOf(userId, blogId))?.[1] ?? null;
}

function storeOpinion(userId: string, blogId: string, opinion: Opinion | null): void {
  const own = nameOf(userId, blogId);
  const others = storedOpinions().filter(([name]) => name !== own);
  const opinions = [...others, ...(opinion === null ? [] : [[own, opinion] as const])].slice(-maxEntries);
  try {
    window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(opinions)));
  } catch {
    // Without storage, only the memory of it is lost.
  }
}

/** Storage may contain anything. */
function storedOpinions(): readonly (readonly [string, Opinion])[] {
  try {
    const entries = Object.entries(asRecord(JSON.parse(window.localStorage.getItem(key) ?? 'null')) ?? {});
    return entries.filter((entry): entry is [string, Opinion] => entry[1] === 'liked' || entry[1] === 'disliked');
  } catch {
    return [];
  }
}
