import { languageField, readLanguageField } from '@iwan/shared/domain/contact/lead-language';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database';
import { HttpError, tooManyRequests } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { type Hashing, senderOf } from '../sign-in/hashing';
import { askToConfirm } from './ask';
import { confirmAlert, endAlert, findAlert } from './follow-link';
import { alertForm, readSearch, tokenForm } from './forms';
import { limits } from './limits';
import type { LinkKind, Links } from './links';

interface Parts {
  readonly db: Database;
  readonly hashing: Hashing;
  readonly links: Links;
  readonly now: () => Date;
  readonly alertLimit: RateHook;
  /** Called when a mail is in the outbox. */
  readonly asked: () => void;
}

const onItsWay = { message: 'Check your email for a link to start the alert.' };
const tooMany = `You have ${limits.alertsPerAddress} alerts, the maximum. Stop one of them first.`;
const expired = 'This link has expired.';

/** Search alerts by e-mail: requesting them, confirming and ending them by the links in mails (not in section 7). */
export function searchAlertRoutes({ db, hashing, links, now, alertLimit, asked }: Parts): FastifyPluginAsync {
  const keyOf = (token: string, kind: LinkKind): string => {
    const read = links.read(token);
    if (read?.kind !== kind) throw new HttpError(404, expired);
    return read.key;
  };

  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const limited = { onRequest: alertLimit };

    app.post('/api/search-alerts', limited, async (request, reply) => {
      const form = readBody(alertForm, request.body);
      const search = { ...readSearch(form), language: readLanguageField(form[languageField]) };
      const outcome = await askToConfirm(db, senderOf(hashing, form.email, request.ip), search, now());
      if (outcome.status === 'too many') {
        throw tooManyRequests('Wait a little before you ask for another email.', outcome.wait / 1000);
      }
      asked();
      return reply.code(202).send(onItsWay);
    });

    app.get<{ Querystring: { readonly token?: unknown } }>('/api/search-alerts', async ({ query: { token } }) => {
      const read = typeof token === 'string' ? links.read(token) : null;
      const found = read && (await findAlert(db, read.key, now()));
      if (!found) throw new HttpError(404, expired);
      return { data: found };
    });

    app.post('/api/search-alerts/confirm', async (request) => {
      const { token } = readBody(tokenForm, request.body);
      const found = await confirmAlert(db, keyOf(token, 'confirm'), now());
      if (found === null) throw new HttpError(404, expired);
      if (found === 'full') throw new HttpError(409, tooMany);
      return { data: found };
    });

    app.post('/api/search-alerts/end', async (request) => {
      const { token } = readBody(tokenForm, request.body);
      await endAlert(db, keyOf(token, 'end'));
      return { message: 'Alerts stopped.' };
    });
  };
}
