import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { plainPage } from '../html/plain-page';
import { textsOf } from './texts';

/** Before our own backend has answered for the first time. */
export const startingPage = byLocale((locale) =>
  plainPage({ locale, ...textsOf(locale).starting, goesOn: { afterSeconds: 2 } }),
);

/** A page of ours could not be made at all. */
export const brokenPage = byLocale((locale) => plainPage({ locale, ...textsOf(locale).broken }));

/** One network has asked for more pages than the server makes for it. */
export const tooManyPages = byLocale((locale) => plainPage({ locale, ...textsOf(locale).tooMany }));

/** The address cannot even be read: `/%zz`. */
export const unreadableAddressPage = byLocale((locale) => plainPage({ locale, ...textsOf(locale).unreadable }));
