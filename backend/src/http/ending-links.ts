import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds. */
const life = 5 * 60_000;

export interface AttachmentLinks {
  /** A token by which a lead's attachment can be had until a moment. */
  make(leadId: number, now: Date): { readonly token: string; readonly endsAt: Date };
  /** The lead whose attachment a token opens now; `null` for one that has ended, or that nobody has made. */
  read(token: string, now: Date): number | null;
}

/** Links that end: signed, and kept nowhere. */
export function attachmentLinks(pepper: string): AttachmentLinks {
  const sign = (leadId: number, ends: number) =>
    createHmac('sha256', pepper)
      .update(JSON.stringify(['attachment', leadId, ends]))
      .digest();
  return {
    make(leadId, now) {
      const ends = now.getTime() + life;
      return { token: `${leadId}.${ends}.${sign(leadId, ends).toString('base64url')}`, endsAt: new Date(ends) };
    },
    read(token, now) {
      const [, id = '', ends = '', signature = ''] = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const made = sign(Number(id), Number(ends));
      if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
      return Number(ends) > now.getTime() ? Number(id) : null;
    },
  };
}
