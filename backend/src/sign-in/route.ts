import type { FastifyPluginAsync } from 'fastify';
import type { DatabaseAndClock } from '../database/database';
import { HttpError, tooManyRequests } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { refusals } from '../http/refusals/refusals';
import { requestLocale } from '../http/request-locale';
import { within } from '../http/within';
import { neverStored } from '../http/zod-routes';
import type { Mailer } from '../mail/mailer';
import { sendForm, verifyForm } from './forms';
import { senderOf } from './hashing';
import { codeMail, issueCode, withdrawCode } from './issue-code';
import { limits } from './limits';
import type { Purpose } from './recent-events';
import { redeemCode } from './redeem-code';
import type { SessionCookie } from './session-cookie';
import { createSession, endSession, findOrCreateUser } from './sessions';
import type { Visitor } from './visitor';

/** What signing in by a mailed code works with. */
export interface SignInParts extends DatabaseAndClock {
  readonly mailer: Mailer;
  readonly purpose: Purpose;
  readonly cookie: SessionCookie;
  readonly codeLimit: RateHook;
  /** The origin of the site, for mails. */
  readonly site: string;
}

interface Parts extends SignInParts {
  readonly visitor: Visitor;
}

const noMail = (retryAfter: number) => new HttpError(503, refusals.mailAway, undefined, retryAfter);
const tooSoon = refusals.codeTooSoon;
const inMailbox = refusals.codesInMailbox;
const wrong = refusals.codeWrong;

/** Sign-in by a code that is mailed (section 7), the session that follows, and its end. */
export function signInRoutes({
  db,
  mailer,
  purpose,
  cookie,
  visitor,
  now,
  codeLimit,
  site,
}: Parts): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onSend', neverStored);

    const limited = { onRequest: codeLimit };

    app.post('/api/send-user-otp', limited, async (request) => {
      const { email } = readBody(sendForm, request.body);
      const to = senderOf(purpose.hashing, email, request.ip);
      const issued = await issueCode(db, purpose, to, now());
      if (issued.status === 'too many') {
        throw tooManyRequests(issued.isInMailbox ? inMailbox : tooSoon, issued.wait / 1000);
      }
      const mail = codeMail(email, issued.code, { opens: purpose.name, site, locale: requestLocale(request) });
      const sending = mailer.sendMail(mail).then(
        () => 'sent' as const,
        async (error: unknown) => {
          request.log.error({ err: error }, 'a code could not be mailed');
          await withdrawCode(db, to, issued.eventId);
          return 'unsent' as const;
        },
      );
      const outcome = await within(limits.responseWithin, sending);
      if (outcome === 'unsent') throw noMail(limits.resendGap / 1000);
      if (outcome === 'sent') return { message: 'We sent a code to your email address.' };
      sending.catch((err: unknown) => request.log.error({ err }, 'a code that could not be mailed stays valid'));
      return { message: 'We sent a code to your email address.' };
    });

    app.post('/api/verify-user-otp', limited, async (request, reply) => {
      const { email, otp } = readBody(verifyForm, request.body);
      const sender = senderOf(purpose.hashing, email, request.ip);
      const redeemed = await redeemCode(db, purpose, { ...sender, code: otp }, now(), async (tx) =>
        createSession(tx, await findOrCreateUser(tx, email, now()), sender.networkKey, now()),
      );
      switch (redeemed.status) {
        case 'too many':
          throw tooManyRequests(refusals.codesTooMany, redeemed.wait / 1000);
        case 'wrong':
          throw new HttpError(400, wrong, [{ field: 'otp', message: wrong }]);
        case 'right': {
          const former = cookie.read(request);
          if (former !== null) await endSession(db, former);
          cookie.set(request, reply, redeemed.begun.token);
          return { data: redeemed.begun.user };
        }
      }
    });

    app.get('/api/session', async (request) => ({ data: await visitor.find(request) }));

    app.post('/api/sign-out', async (request, reply) => {
      const token = cookie.read(request);
      if (token !== null) await endSession(db, token);
      cookie.clear(request, reply);
      return { message: 'You are signed out.' };
    });
  };
}
