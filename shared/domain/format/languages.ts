/**
 * The languages of the site. The only place that names them: everything else gets a locale. `locale` (BCP 47) decides the
 * format of numbers, money and dates, `openGraph` is its name in Open Graph.
 */
export const languages = [{ code: 'en', locale: 'en-AE', direction: 'ltr', openGraph: 'en_GB' }] as const;

/** ISO 639-1, as in `lang` and `hreflang`. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The language for visitors with none of these, and for everything without a visitor: mails, logs, exports. */
export const [defaultLanguage] = languages;

/** The language of a locale (BCP 47); the default one for any other. */
export function languageOf(locale: string): (typeof languages)[number] {
  return languages.find(({ code }) => locale === code || locale.startsWith(`${code}-`)) ?? defaultLanguage;
}

/**
 * The collation of names for every reader, so that the backend, the server and the browser sort in the same order. Names of
 * projects, developers and agents are in Latin script.
 */
export const collationLocale = 'en';
