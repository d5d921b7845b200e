import { languageOf } from '@iwan/shared/domain/format/languages';
import { criteriaOf, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import type { Links } from '../links';
import { countsOf, wordsIn } from '../mails';
import type { OutgoingAlert } from '../outbox';
import { textsOf } from '../texts';

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
