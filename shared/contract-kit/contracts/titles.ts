import { defaultLanguage, languages } from '../../domain/format/languages';

/** A title in the default language and in the other languages of the site. */
export interface Titled {
  readonly title: string;
  /** By language code (ISO 639-1), without the default language; left out where there is none. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** A title in all languages of the site. */
export function inLanguages(
  titleOf: (locale: string) => string,
  all: readonly { readonly code: string; readonly locale: string }[] = languages,
): Titled {
  const title = titleOf(defaultLanguage.locale);
  // A title without a translation is that of the default language.
  const others = all.map(({ code, locale }) => [code, titleOf(locale)] as const).filter(([, other]) => other !== title);
  return { title, ...(others.length > 0 && { titles: Object.fromEntries(others) }) };
}

/** The title for a locale (BCP 47); that of the default language where there is no translation. */
export function titleIn({ title, titles = {} }: Titled, locale: string): string {
  const [code = ''] = locale.split('-');
  return Object.hasOwn(titles, code) ? (titles[code] ?? title) : title;
}
