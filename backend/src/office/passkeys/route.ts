import type { SessionStart } from '@iwan/shared/domain/office/wire';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DatabaseAndClock } from '../../database/database';
import { officePasskeys } from '../../database/schema';
import { typedText } from '../../http/clean-text';
import { HttpError, notFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import type { SessionCookie } from '../../sign-in/session-cookie';
import { noteChange } from '../audit';
import { type Caller, callerOf, signedInPerson } from '../caller';
import { OfficeError } from '../office-error';
import { renewSession } from '../session/sessions';
import { keepChallenge, passkeyRecord, passkeysOf, takeChallenge } from './store';
import { authenticationOptions, registrationOptions, verifyAuthentication, verifyRegistration } from './webauthn';

interface Parts extends DatabaseAndClock {
  readonly url: string;
  readonly cookie: SessionCookie;
}

/** The browser's response, which the library validates. */
const response = z.object({ id: z.string().max(2000) }).loose();

export const showForm = z.object({ response });
export const makeForm = z.object({
  name: typedText('Enter a name', 60),
  response,
});
export const passkeyParameter = z.object({ id: z.string().max(1000) });

const refused = 'The passkey was not accepted. Please try again.';
const passkeyRefused = () => new HttpError(400, refused, [{ field: 'response', message: refused }]);

const mostPasskeys = 20;

/** Second factors: creating, verifying, listing and deleting them. */
export function passkeyRoutes({ db, url, cookie, now }: Parts): ZodRoutes {
  /** The session continues with a new token, since the earlier one had fewer rights. */
  async function renewed(request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<void> {
    const token = await db.transaction((tx) => renewSession(tx, caller.key, now()));
    cookie.set(request, reply, token);
  }

  /** A session without its second factor must not create one where the person has some. */
  function assertMayMake({ secondFactor }: Caller): void {
    if (secondFactor === 'required') throw new OfficeError(401, 'second_factor', 'Use your passkey first');
  }

  return async (app) => {
    app.post('/session/passkey/options', async (request) => {
      const { key, person } = callerOf(request);
      const options = await authenticationOptions(url, await passkeysOf(db, person.id));
      await keepChallenge(db, key, options.challenge, now());
      return options;
    });

    app.post('/session/passkey', async (request, reply): Promise<SessionStart> => {
      const caller = callerOf(request);
      const { response: shown } = readBody(showForm, request.body);
      const challenge = await takeChallenge(db, caller.key, now());
      const passkey = (await passkeysOf(db, caller.person.id)).find(({ id }) => id === shown.id);
      if (challenge === null || passkey === undefined) throw passkeyRefused();
      const counter = await verifyAuthentication(url, challenge, shown, passkey);
      if (counter === null) throw passkeyRefused();
      await db.update(officePasskeys).set({ counter, last_used_at: now() }).where(eq(officePasskeys.id, passkey.id));
      await renewed(request, reply, caller);
      return { person: signedInPerson(caller.person), secondFactor: 'none' };
    });

    app.post('/passkeys/options', async (request) => {
      const caller = callerOf(request);
      assertMayMake(caller);
      const options = await registrationOptions(url, caller.person, await passkeysOf(db, caller.person.id));
      await keepChallenge(db, caller.key, options.challenge, now());
      return options;
    });

    app.post('/passkeys', async (request, reply) => {
      const caller = callerOf(request);
      assertMayMake(caller);
      const { name, response: made } = readBody(makeForm, request.body);
      const challenge = await takeChallenge(db, caller.key, now());
      const credential = challenge === null ? null : await verifyRegistration(url, challenge, made);
      if (credential === null) throw passkeyRefused();
      if ((await passkeysOf(db, caller.person.id)).length >= mostPasskeys) {
        throw new HttpError(400, 'You have the maximum number of passkeys');
      }
      const row = await db.transaction(async (tx) => {
        const [kept] = await tx
          .insert(officePasskeys)
          .values({
            id: credential.id,
            person_id: caller.person.id,
            name,
            public_key: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports: credential.transports ?? [],
            created_at: now(),
          })
          .onConflictDoNothing()
          .returning();
        if (kept === undefined) throw passkeyRefused();
        const change = {
          resource: 'people',
          recordId: caller.person.id,
          action: 'add passkey',
          after: { passkey: name },
        };
        await noteChange(tx, caller.person, change, now());
        return kept;
      });
      await renewed(request, reply, caller);
      return reply.code(201).send(passkeyRecord(row));
    });

    app.get('/passkeys', async (request) => {
      const rows = await passkeysOf(db, callerOf(request).person.id);
      return { data: rows.map(passkeyRecord), total: rows.length };
    });

    app.delete('/passkeys/:id', { schema: { params: passkeyParameter } }, async (request, reply) => {
      const { person } = callerOf(request);
      await db.transaction(async (tx) => {
        const all = await tx.select().from(officePasskeys).where(eq(officePasskeys.person_id, person.id)).for('update');
        const passkey = all.find(({ id }) => id === request.params.id);
        if (passkey === undefined) throw notFound('Passkey');
        if (person.role === 'administrator' && all.length === 1) {
          throw new HttpError(400, 'An administrator keeps at least one passkey. Please add another one first.');
        }
        await tx
          .delete(officePasskeys)
          .where(and(eq(officePasskeys.id, passkey.id), eq(officePasskeys.person_id, person.id)));
        const before = { passkey: passkey.name };
        await noteChange(
          tx,
          person,
          { resource: 'people', recordId: person.id, action: 'remove passkey', before },
          now(),
        );
      });
      return reply.code(204).send();
    });
  };
}
