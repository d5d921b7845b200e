import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { plainPage } from '../request/html/plain-page';
import { textsOf } from './texts';

/** Before our own backend has responded for the first time. */
export const startingPage = byLocale((locale) =>
  plainPage({ locale, ...textsOf(locale).starting, redirect: { afterSeconds: 2 } }),
);

/** A page could not be made at all. */
export function brokenPage(locale: string, requestId: string): string {
  const { broken, reference } = textsOf(locale);
  return plainPage({ locale, ...broken, more: `<p>${reference(escapeHtml(requestId))}</p>` });
}

/** A network has requested more pages than its limit. */
export const tooManyPages = byLocale((locale) => plainPage({ locale, ...textsOf(locale).tooMany }));

/** The address cannot be decoded: `/%zz`. */
export const unreadableAddressPage = byLocale((locale) => plainPage({ locale, ...textsOf(locale).unreadable }));
