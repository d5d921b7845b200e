import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { rights } from '@iwan/shared/domain/office/rights';
import type { SessionState } from '@iwan/shared/domain/office/wire';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officePeople } from '../../database/schema';
import { HttpError, tooManyRequests } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import { sendForm, verifyForm } from '../../sign-in/forms';
import { senderOf } from '../../sign-in/hashing';
import { codeMail, issueCode, withdrawCode } from '../../sign-in/issue-code';
import { redeemCode } from '../../sign-in/redeem-code';
import type { SignInParts } from '../../sign-in/route';
import { noteChange } from '../audit';
import { type Caller, callerOf, signedInPerson } from '../caller';
import { beginSession, endSession, endSessions } from './sessions';

/** The office's names for what sign-in has: an address, and the code that was mailed to it. */
export const codeForm = sendForm;
export const sessionForm = z.object({ email: verifyForm.shape.email, code: verifyForm.shape.otp });

interface Parts extends SignInParts {
  readonly findCaller: (token: string) => Promise<Caller | null>;
}

const wrong = 'This code is wrong or has expired. Check it or request a new one.';
const wrongCode = () => new HttpError(400, wrong, [{ field: 'code', message: wrong }]);

/** Signing in to the office by a mailed code, and out of it. */
export function sessionRoutes(parts: Parts): FastifyPluginAsync {
  const { db, mailer, purpose, cookie, codeLimit, site, findCaller, now } = parts;
  const limited = { onRequest: codeLimit };

  /** Sends the code without waiting for it: the duration would reveal who works here. */
  async function sendCode(request: FastifyRequest, email: string): Promise<void> {
    const to = senderOf(purpose.hashing, email, request.ip);
    const issued = await issueCode(db, purpose, to, now());
    if (issued.status === 'too many') {
      throw tooManyRequests('Wait a little before you ask for another code.', issued.wait / 1000);
    }
    const [person] = await db.select({ id: officePeople.id }).from(officePeople).where(eq(officePeople.email, email));
    if (person === undefined) return;
    const { locale } = defaultLanguage;
    mailer.sendMail(codeMail(email, issued.code, { opens: purpose.name, site, locale })).catch(async (err: unknown) => {
      request.log.error({ err }, 'a code of the office could not be mailed');
      await withdrawCode(db, to, issued.eventId).catch((reason: unknown) => request.log.error({ err: reason }));
    });
  }

  return async (app) => {
    app.post('/session/code', limited, async (request, reply) => {
      const { email } = readBody(codeForm, request.body);
      await sendCode(request, email);
      return reply.code(204).send();
    });

    app.post('/session', limited, async (request, reply) => {
      const { email, code } = readBody(sessionForm, request.body);
      const sender = senderOf(purpose.hashing, email, request.ip);
      const redeemed = await redeemCode(db, purpose, { ...sender, code }, now(), async (tx) => {
        const [person] = await tx.select().from(officePeople).where(eq(officePeople.email, email));
        if (person === undefined) return null;
        const token = await beginSession(tx, person, sender.networkKey, now());
        await noteChange(tx, person, { resource: 'people', recordId: person.id, action: 'sign in' }, now());
        return token;
      });
      if (redeemed.status === 'too many') {
        throw tooManyRequests('Too many wrong codes. Try again later.', redeemed.wait / 1000);
      }
      if (redeemed.status === 'wrong' || redeemed.begun === null) throw wrongCode();
      const former = cookie.read(request);
      if (former !== null) await endSession(db, former);
      cookie.set(request, reply, redeemed.begun);
      const caller = await findCaller(redeemed.begun);
      if (caller === null) throw wrongCode();
      return { person: signedInPerson(caller.person), secondFactor: caller.secondFactor };
    });

    app.get('/session', async (request): Promise<SessionState> => {
      const { person, secondFactor } = callerOf(request);
      return { person: signedInPerson(person), secondFactor, rights: rights[person.role] };
    });

    app.delete('/session', async (request, reply) => {
      const token = cookie.read(request);
      if (token !== null) await endSession(db, token);
      cookie.clear(request, reply);
      return reply.code(204).send();
    });

    app.delete('/sessions', async (request, reply) => {
      await endSessions(db, callerOf(request).person.id);
      cookie.clear(request, reply);
      return reply.code(204).send();
    });
  };
}
