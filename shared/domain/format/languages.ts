/**
 * The languages of the site. The only place that names them: everything else gets a locale. `locale` (BCP 47) decides the
 * format of numbers, money and dates, `prefix` is the start of the paths of its pages, `openGraph` its name in Open Graph, `name`
 * what its own readers call it, `offer` the question to a visitor whose browser prefers it, which is not asked for the default one.
 */
export const languages = [
  {
    code: 'en',
    locale: 'en-AE',
    direction: 'ltr',
    prefix: '',
    openGraph: 'en_GB',
    name: 'English',
    offer: null,
  },
  // Latin digits, as on price tags in Dubai: browsers disagree about the digits of `ar-AE` alone.
  {
    code: 'ar',
    locale: 'ar-AE-u-nu-latn',
    direction: 'rtl',
    prefix: '/ar',
    openGraph: 'ar_AE',
    name: 'العربية',
    offer: 'اقرأ هذه الصفحة بالعربية',
  },
] as const;

/** ISO 639-1, as in `lang` and `hreflang`. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The language for visitors with none of these, and for everything without a visitor: logs, exports. */
export const [defaultLanguage] = languages;

/** The languages that translators write: all but the default one, which is written by developers. */
export const translatedLanguages = /* @__PURE__ */ languages.filter(
  (language): language is Exclude<(typeof languages)[number], typeof defaultLanguage> => language !== defaultLanguage,
);

/** The language of a locale (BCP 47); the default one for any other. */
export function languageOf(locale: string): (typeof languages)[number] {
  return languages.find(({ code }) => locale === code || locale.startsWith(`${code}-`)) ?? defaultLanguage;
}

/** The language of a page of the site, and the rest of its path: `/ar/blog` => Arabic, `/blog`. */
export function readPath(pathname: string): { readonly language: (typeof languages)[number]; readonly path: string } {
  const language = languages.find(({ prefix }) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`));
  if (language === undefined) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.prefix.length) || '/' };
}

/** Addresses that are the same in every language: files, forms and calls. */
const withoutLanguage = /^\/(?:(?:api|forms|images|media|office|remotes|shell|tiles)(?:[/?#]|$)|__|\/)/;

/**
 * The address of a page in the language of a locale, with its query: `/blog?page=2` => `/ar/blog?page=2`, `/` => `/ar`. Anything
 * but a page of this site is left as it is, and an address that has a language already.
 */
export function pathIn(locale: string, path: string): string {
  const { prefix } = languageOf(locale);
  if (prefix === '' || !path.startsWith('/') || withoutLanguage.test(path)) return path;
  if (readPath(path.replace(/[?#].*$/s, '')).language !== defaultLanguage) return path;
  return prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/**
 * The collation of names for every reader, so that the backend, the server and the browser sort in the same order. Names of
 * projects, developers and agents are in Latin script.
 */
export const collationLocale = 'en';
