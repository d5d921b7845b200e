import { request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { languageOf } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { criteriaOf, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import webPush from 'web-push';
import { assertPublicHost, NotOnInternet, publicLookup } from '../../http/public-network';
import { ItemRefused } from '../../outbox/outbox';
import { limits } from '../limits';
import type { Links } from '../links';
import { countsOf, wordsIn } from '../mails';
import type { AlertChannel, OutgoingAlert } from '../outbox';
import { textsOf } from '../texts';
import type { PushKeys } from './push-keys';

export interface PushSettings {
  readonly keys: PushKeys;
  /** Push services that may be at private addresses, and use http. */
  readonly origins: readonly string[];
}

/** Whether an address may be one at a push service: that of a browser is an https address. */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  const { protocol, origin } = new URL(endpoint);
  return protocol === 'https:' || origins.includes(origin);
}

/** Sends the news of alerts to devices. Each device has a push service of its own: a failure of one does not affect the others. */
export function pushChannel({ keys, origins }: PushSettings, links: Links): AlertChannel {
  const encryptedRequest = (
    { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
    payload: object,
  ) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${business.email.text}`, ...keys },
      TTL: limits.mailLife / 1000,
      urgency: 'normal',
    });
  return {
    name: 'push',
    async deliver(alert, signal) {
      if (alert.device === null) return;
      let status: number | null = null;
      try {
        const { endpoint, headers, body } = encryptedRequest(alert.device, notificationOf(alert, links));
        status = await post(new URL(endpoint), origins, { headers, signal }, body);
      } catch (error) {
        // Keys that are none, or an address that is on no push service.
        const isNever =
          error instanceof NotOnInternet ||
          (error as NodeJS.ErrnoException).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY';
        throw new ItemRefused(error, isNever, isNever);
      }
      if (status >= 200 && status < 300) return;
      // 404 and 410: the browser has ended its subscription.
      const isEnded = status === 404 || status === 410;
      const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
      throw new ItemRefused(new Error(`The push service answered ${status}`), isForGood, isEnded);
    },
  };
}

/** Posts to an address that a visitor has sent, on public servers only; of the response nothing but its status is read. */
function post(url: URL, origins: readonly string[], options: RequestOptions, body: Buffer | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const isOurs = origins.includes(url.origin);
    if (!isOurs) assertPublicHost(url);
    const send = isOurs && url.protocol === 'http:' ? overHttp : overHttps;
    const sent = send(url, { method: 'POST', ...options, ...(!isOurs && { lookup: publicLookup }) }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end(body);
  });
}

/** The news of an alert as the service worker of the site shows them (`shell/src/offline/worker/notifications`). */
export function notificationOf({ key, query, slug, digest, locale }: OutgoingAlert, links: Links) {
  const { stop, stopped, subject } = textsOf(locale);
  const words = wordsIn(locale, links);
  const { code, direction } = languageOf(locale);
  const item = digest?.unit;
  const title = item?.name ?? searchWords(criteriaOf({ query }), slug, locale);
  const ofUnit = item && subject(words.heads(item).join('. '), words.facts(item));
  const body = item?.news?.join('. ') ?? ofUnit ?? countsOf(digest, locale);
  return {
    // All has to fit into the 4 KB that push services accept.
    ...{ title: title.slice(0, 100), body: `${body.slice(0, 300)}.`, lang: code, dir: direction },
    /** Newer news of the same alert take its place. */
    tag: key,
    address: links.page(item === undefined ? searchPath({ query, slug }) : (item.path ?? '/'), locale),
    /** The action that ends the alert, what is shown then, and the page that does the same. */
    end: {
      ...{ title: stop, done: stopped },
      ...{ token: links.token('end', key), address: links.address('end', key, locale) },
    },
  };
}
