import { createHmac } from 'node:crypto';
import { siteOf } from '@iwan/shared/network/network-of';
import type { FastifyRequest } from 'fastify';
import type { DatabaseAndClock } from '../database/database';
import { HttpError } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { refusals } from '../http/refusals/refusals';
import { neverStored, type ZodRoutes } from '../http/zod-routes';
import type { ProjectReader } from '../projects/store';
import { createToken, type Hashing, hashToken } from '../sign-in/hashing';
import { sessionCookie } from '../sign-in/session-cookie';
import { answerForm, endForm, removeForm, shortlistForm, shortlistQuery } from './forms';
import { ended, makeShortlist, withAnswers, withoutAnswers, withShortlist } from './store';

interface Parts extends DatabaseAndClock {
  readonly projects: Pick<ProjectReader, 'get'>;
  readonly hashing: Pick<Hashing, 'networkKey'>;
  readonly pepper: string;
  /** The origin of the site, where it is known. */
  readonly origin: string | null;
  readonly makeLimit: RateHook;
  readonly answerLimit: RateHook;
}

/** Milliseconds: as long as browsers keep a cookie. */
const cookieLife = 400 * 86_400_000;

/** Shortlists on which whoever has the link votes and comments (not in section 7). A cookie tells who has made it, and who has voted. */
export function shortlistRoutes({ db, projects, hashing, pepper, origin, now, ...limits }: Parts): ZodRoutes {
  const cookie = sessionCookie({ name: 'shortlist', origin, sameSite: 'lax', life: cookieLife });
  const browserOf = (request: FastifyRequest) => {
    const secret = cookie.read(request);
    return secret && hashToken(secret);
  };

  return async (app) => {
    app.addHook('onSend', neverStored);

    app.get('/api/shortlists', { schema: { querystring: shortlistQuery } }, async (request) => {
      const { token } = request.query;
      const known = browserOf(request);
      const browser = known === null ? createToken() : null;
      if (token === undefined) return { data: { browser } };
      const { name, owner_hash, projects, people } = await withShortlist(db, hashToken(token), now());
      const shown = people.map(({ browser, ...person }) => ({ ...person, mine: browser === known }));
      return { data: { browser, name, mine: owner_hash === known, projects, people: shown } };
    });

    app.post('/api/shortlists', { onRequest: limits.makeLimit }, async (request, reply) => {
      const { browser, name, projects: ids } = readBody(shortlistForm, request.body);
      const listed = (await projects.get(ids)).map(({ record }) => ({ id: record.id, name: record.name }));
      if (listed.length === 0) throw new HttpError(400, refusals.shortlistProjectsMissing);
      const secret = cookie.read(request) || browser || createToken();
      // A second press has the same key, and so makes the same shortlist.
      const pressed = JSON.stringify(['shortlist', secret, request.headers['idempotency-key'] ?? createToken()]);
      const token = createHmac('sha256', pepper).update(pressed).digest('base64url');
      const hashes = { token_hash: hashToken(token), owner_hash: hashToken(secret) };
      const site_key = hashing.networkKey(siteOf(request.ip));
      await makeShortlist(db, { ...hashes, name, projects: listed, site_key }, now());
      cookie.set(request, reply, secret);
      return reply.code(201).send({ data: { token } });
    });

    app.post('/api/shortlists/answers', { onRequest: limits.answerLimit }, async (request, reply) => {
      const { token, browser, ...given } = readBody(answerForm, request.body);
      const secret = cookie.read(request) || browser || createToken();
      await withShortlist(db, hashToken(token), now(), (list) => withAnswers(list, hashToken(secret), given));
      cookie.set(request, reply, secret);
      return { message: 'Saved.' };
    });

    app.post('/api/shortlists/remove', { onRequest: limits.answerLimit }, async (request) => {
      const { token, ...which } = readBody(removeForm, request.body);
      await withShortlist(db, hashToken(token), now(), (list) => withoutAnswers(list, browserOf(request), which));
      return { message: 'Removed.' };
    });

    app.post('/api/shortlists/end', { onRequest: limits.answerLimit }, async (request) => {
      const { token } = readBody(endForm, request.body);
      await withShortlist(db, hashToken(token), now(), (list) => ended(list, browserOf(request), now()));
      return { message: 'Ended.' };
    });
  };
}
