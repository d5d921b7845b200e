import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { NetworkRate } from '../../request/visitors/network-rate';

/** How long a session lasts, in milliseconds. */
const signInPeriod = 8 * 3_600_000;
/** Wrong tokens of one network: five at once, then five a minute. */
const limit = { burst: 5, perMinute: 5 };
/** The name of the session's cookie. */
const cookieName = 'iwan_status';

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'refused' }
  /** Too many wrong tokens came from this network. */
  | { readonly kind: 'late'; readonly retryAfter: number }
  /** No token is configured, so nothing is accessible. */
  | { readonly kind: 'closed' };

interface Options {
  /** In development, access is open. */
  readonly isOpen: boolean;
  /** Milliseconds since the epoch, for the expiry of a session. */
  readonly now?: () => number;
  /** In milliseconds, by a monotonic clock, for the rate limit. */
  readonly steady?: () => number;
}

/**
 * Access to the status page and the metrics: with the token in `Authorization: Bearer`, or with the cookie that the sign-in
 * form sets. Wrong tokens are counted by network; beyond the limit none is checked, not even the right one.
 */
export class StatusAccess {
  readonly #token: string | null;
  readonly #isOpen: boolean;
  readonly #now: () => number;
  readonly #tries: NetworkRate;

  constructor(token: string | null, { isOpen, now = () => Date.now(), steady = () => performance.now() }: Options) {
    this.#tries = new NetworkRate(limit, { isForAll: true, now: steady });
    this.#token = token;
    this.#isOpen = isOpen;
    this.#now = now;
  }

  /** Whether a request has access. */
  admit(request: Pick<FastifyRequest, 'headers' | 'ip'>): Admission {
    if (this.#token === null) return { kind: this.#isOpen ? 'admitted' : 'closed' };
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined) return this.try(authorization.replace(/^Bearer +/i, ''), request.ip);
    return { kind: this.#isSignedIn(cookie ?? '', this.#token) || this.#isOpen ? 'admitted' : 'refused' };
  }

  /** Compares a token in constant time. */
  try(said: string, ip: string): Admission {
    if (this.#token === null) return { kind: this.#isOpen ? 'admitted' : 'closed' };
    const wait = this.#tries.waitOf(ip);
    if (wait > 0) return { kind: 'late', retryAfter: Math.ceil(wait / 1000) };
    if (isSame(said, this.#token)) return { kind: 'admitted' };
    this.#tries.count(ip);
    return { kind: 'refused' };
  }

  /** The cookie of a new session. It has its expiry and a signature, so that every server of the site accepts it. */
  signInCookie(isSecure: boolean): string {
    const ends = String(this.#now() + signInPeriod);
    const value = `${ends}.${signature(ends, this.#token ?? '')}`;
    const attributes = `Path=/__status; HttpOnly; SameSite=Strict; Max-Age=${signInPeriod / 1000}`;
    return `${cookieName}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
  }

  /** Whether a token is configured. */
  get hasSignIn(): boolean {
    return this.#token !== null;
  }

  /** The cookie that ends a session. */
  get signOutCookie(): string {
    return `${cookieName}=; Path=/__status; HttpOnly; SameSite=Strict; Max-Age=0`;
  }

  #isSignedIn(cookies: string, token: string): boolean {
    const [, ends = '', signed = ''] =
      new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,16})\\.([\\w-]{43})`).exec(cookies) ?? [];
    return ends !== '' && isSame(signed, signature(ends, token)) && this.#now() < Number(ends);
  }
}

function signature(ends: string, token: string): string {
  return createHmac('sha256', token).update(`status until ${ends}`).digest('base64url');
}

/** In constant time, also for another length. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
