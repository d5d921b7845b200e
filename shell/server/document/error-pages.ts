import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { plainPage } from '../html/plain-page';
import { textsOf } from './texts';

/** Before our own backend has answered for the first time. */
export const startingPage = byLocale((locale) =>
  plainPage({ locale, ...textsOf(locale).starting, goesOn: { afterSeconds: 2 } }),
);

/** A page of ours could not be made at all. */
export function brokenPage(locale: string, requestId: string): string {
  const { broken, reference } = textsOf(locale);
  return plainPage({ locale, ...broken, more: `<p>${reference(escapeHtml(requestId))}</p>` });
}

/** One network has asked for more pages than the server makes for it. */
export const tooManyPages = byLocale((locale) => plainPage({ locale, ...textsOf(locale).tooMany }));

/** The address cannot even be read: `/%zz`. */
export const unreadableAddressPage = byLocale((locale) => plainPage({ locale, ...textsOf(locale).unreadable }));
