import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from './limits';

export interface SessionCookie {
  /** The token that came with a request, if any. */
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * The cookie of a session. On https its name makes browsers insist on `Secure`, the whole path and no domain, so that
 * no neighbouring host can set it; on http, in development, browsers would drop such a one, and it has a plain name.
 */
export function sessionCookie(siteUrl: string | null): SessionCookie {
  const isSecure = (request: FastifyRequest) => siteUrl?.startsWith('https:') || request.protocol === 'https';
  const name = (request: FastifyRequest) => (isSecure(request) ? '__Host-session' : 'session');
  const options = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'lax',
  });
  return {
    read: (request) => request.cookies[name(request)] || null,
    set: (request, reply, token) => {
      reply.setCookie(name(request), token, { ...options(request), maxAge: limits.sessionLife / 1000 });
    },
    clear: (request, reply) => {
      reply.clearCookie(name(request), options(request));
    },
  };
}
