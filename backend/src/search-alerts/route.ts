import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import type { FastifyPluginAsync } from 'fastify';
import type { DatabaseAndClock } from '../database/database';
import { HttpError, tooManyRequests } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { refusals } from '../http/refusals/refusals';
import { requestLocale } from '../http/request-locale';
import { neverStored } from '../http/zod-routes';
import { type Hashing, senderOf } from '../sign-in/hashing';
import { askToConfirm } from './ask';
import { confirmAlert, endAlert, findAlert, newSearch } from './follow-link';
import { alertForm, confirmForm, deviceForm, newSearchQuery, readSearch, tokenForm } from './forms';
import type { LinkKind, Links } from './links';
import { addDevice, askOnDevice } from './push/devices';
import { isPushService, type PushSettings } from './push/push-channel';

interface Parts extends DatabaseAndClock {
  readonly hashing: Hashing;
  readonly links: Links;
  readonly push: PushSettings;
  readonly alertLimit: RateHook;
  /** Called when a mail is in the outbox. */
  readonly asked: () => void;
}

const onItsWay = { message: 'Check your email for a link to start the alert.' };
const expired = refusals.linkExpired;

/** Search alerts by e-mail and on devices: requesting them, confirming and ending them by the links in mails (not in section 7). */
export function searchAlertRoutes({ db, hashing, links, push, now, alertLimit, asked }: Parts): FastifyPluginAsync {
  const keyOf = (token: string, ...kinds: readonly LinkKind[]): string => {
    const read = links.read(token);
    if (read === null || !kinds.includes(read.kind)) throw new HttpError(404, expired);
    return read.key;
  };

  return async (app) => {
    app.addHook('onSend', neverStored);
    const limited = { onRequest: alertLimit };

    app.post('/api/search-alerts', limited, async (request, reply) => {
      const form = readBody(alertForm, request.body);
      const search = { ...readSearch(form), language: readLanguageField(form[languageField]) };
      const outcome = await askToConfirm(db, senderOf(hashing, form.email, request.ip), search, now());
      if (outcome.status === 'too many') {
        throw tooManyRequests(refusals.alertTooSoon, outcome.wait / 1000);
      }
      asked();
      return reply.code(202).send(onItsWay);
    });

    app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/api/search-alerts', async (request) => {
      const { token, query } = request.query;
      if (query !== undefined) {
        return {
          data: await newSearch(db, readSearch(readBody(newSearchQuery, request.query)), requestLocale(request)),
        };
      }
      const read = typeof token === 'string' ? links.read(token) : null;
      const found = read && (await findAlert(db, read.key, now(), requestLocale(request)));
      if (!found) throw new HttpError(404, expired);
      return { data: found };
    });

    app.get('/api/search-alerts/devices', async () => ({ data: { key: push.keys.publicKey } }));

    app.post('/api/search-alerts/devices', limited, async (request) => {
      const { device, token, ...form } = readBody(deviceForm, request.body);
      if (!isPushService(device.endpoint, push.origins)) throw new HttpError(400, refusals.noPushService);
      if (token !== undefined) {
        const isAdded = await addDevice(db, keyOf(token, 'confirm', 'end'), device, now());
        if (!isAdded) throw new HttpError(404, expired);
        return { data: { token } };
      }
      const alert = { ...readSearch(form), language: readLanguageField(form[languageField]), device };
      const key = await askOnDevice(db, hashing.emailKey(device.endpoint), alert, now());
      if (key === null) throw new HttpError(409, refusals.alertsFull);
      return { data: { token: links.token('end', key) } };
    });

    app.post('/api/search-alerts/confirm', async (request) => {
      const { token, frequency } = readBody(confirmForm, request.body);
      // Only mails of a confirmed alert have a link that ends it: there it changes the frequency.
      const key = frequency === undefined ? keyOf(token, 'confirm') : keyOf(token, 'confirm', 'end');
      const found = await confirmAlert(db, key, { now: now(), locale: requestLocale(request), frequency });
      if (found === null) throw new HttpError(404, expired);
      if (found === 'full') throw new HttpError(409, refusals.alertsFull);
      return { data: found };
    });

    app.post('/api/search-alerts/end', async (request) => {
      const { token } = readBody(tokenForm, request.body);
      await endAlert(db, keyOf(token, 'end'));
      return { message: 'Alerts stopped.' };
    });
  };
}
