import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { HttpError } from '../http/http-error';
import { refusals } from '../http/refusals/refusals';
import type { SessionCookie } from './session-cookie';
import { findSessionUser, type User } from './sessions';

export type Visitor = ReturnType<typeof openVisitor>;

export function openVisitor(db: Database, cookie: SessionCookie, now: () => Date) {
  /** The signed-in user by the cookie; `null` for an anonymous visitor. */
  const find = async (request: FastifyRequest): Promise<User | null> => {
    const token = cookie.read(request);
    return token === null ? null : findSessionUser(db, token, now());
  };
  return {
    find,
    /**
     * The same for calls that section 6 reserves for users. Throws an `HttpError` 401 for an anonymous visitor, and 403 when the
     * body names another user: the session decides, whatever the payload says (section 7).
     */
    async require(request: FastifyRequest, claimedId: unknown): Promise<User> {
      const user = await find(request);
      if (user === null) throw new HttpError(401, refusals.signInFirst);
      if (claimedId !== undefined && claimedId !== null && !isId(claimedId, user.id)) {
        throw new HttpError(403, refusals.signedInAsOther);
      }
      return user;
    },
  };
}

/** Payloads have an id as a number or as digits; anything else matches no user. */
function isId(claimed: unknown, id: number): boolean {
  return claimed === id || claimed === String(id);
}
