/**
 * The languages that the site can be read in. The one place that names them: everything else is handed a locale.
 * `locale` (BCP 47) decides how numbers, money and dates are written, `openGraph` is its name in Open Graph.
 */
export const languages = [{ code: 'en', locale: 'en-AE', direction: 'ltr', openGraph: 'en_GB' }] as const;

/** ISO 639-1, as it stands in `lang` and `hreflang`. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The language of a visitor whose own is none of these, and of what has no visitor: mails, logs, exports. */
export const [defaultLanguage] = languages;

/** The language of a locale (BCP 47); the default one for a locale whose language the site does not have. */
export function languageOf(locale: string): (typeof languages)[number] {
  return languages.find(({ code }) => locale === code || locale.startsWith(`${code}-`)) ?? defaultLanguage;
}

/**
 * The collation of names, whoever reads them: the backend, the server and the browser put a list in the same order.
 * Names of projects, developers and agents are written in Latin letters.
 */
export const collationLocale = 'en';
