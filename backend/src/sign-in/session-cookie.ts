import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from './limits';

export type SessionCookie = ReturnType<typeof sessionCookie>;

export interface CookieKind {
  /** On https with the prefix `__Host-`. */
  readonly name: string;
  /** The origin of the site, where it is known. */
  readonly origin: string | null;
  readonly sameSite: 'lax' | 'strict';
  /** Milliseconds. */
  readonly life: number;
}

/** That of the readers of the site. */
export const siteCookie = (siteUrl: string | null): CookieKind => ({
  name: 'session',
  origin: siteUrl,
  sameSite: 'lax',
  life: limits.sessionLife,
});

/**
 * The cookie of a session. On https its prefix makes browsers require `Secure`, the root path and no domain, so that no other
 * host can set it; on http, in development, browsers would reject that, and it has a plain name.
 */
export function sessionCookie({ name: plain, origin, sameSite, life }: CookieKind) {
  const isSecure = (request: FastifyRequest) => origin?.startsWith('https:') || request.protocol === 'https';
  const name = (request: FastifyRequest) => (isSecure(request) ? `__Host-${plain}` : plain);
  const options = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite,
  });
  return {
    /** The token in a request's cookie, if any. */
    read: (request: FastifyRequest) => request.cookies[name(request)] || null,
    set: (request: FastifyRequest, reply: FastifyReply, token: string): void => {
      reply.setCookie(name(request), token, { ...options(request), maxAge: life / 1000 });
    },
    clear: (request: FastifyRequest, reply: FastifyReply): void => {
      reply.clearCookie(name(request), options(request));
    },
  };
}
