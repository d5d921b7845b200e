import { createHmac, timingSafeEqual } from 'node:crypto';

export type EndingLinks = ReturnType<typeof endingLinks>;

/** Links that end: signed for one purpose, and kept nowhere. `life`: how long each works, in milliseconds. */
export function endingLinks(pepper: string, purpose: 'attachment' | 'preview' | 'review', life: number) {
  const sign = (id: number, ends: number) =>
    createHmac('sha256', pepper)
      .update(JSON.stringify([purpose, id, ends]))
      .digest();
  return {
    /** A token for something with a number, until a moment. */
    make(id: number, now: Date): { readonly token: string; readonly endsAt: Date } {
      const ends = now.getTime() + life;
      return { token: `${id}.${ends}.${sign(id, ends).toString('base64url')}`, endsAt: new Date(ends) };
    },
    /** The number that a token opens now; `null` for one that has ended, or that nobody has made. */
    read(token: string, now: Date): number | null {
      const [, id = '', ends = '', signature = ''] = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const made = sign(Number(id), Number(ends));
      if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
      return Number(ends) > now.getTime() ? Number(id) : null;
    },
  };
}
