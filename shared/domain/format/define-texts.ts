import { byLocale } from './by-locale';
import { type Format, formatFor } from './format';
import { type LanguageCode, languageOf } from './languages';

/** The texts of a part for the language of a locale (BCP 47). */
export type TextsOf<Texts> = (locale: string) => Texts;

/**
 * The texts of a part, by language. They are made once for a locale, and are handed what writes numbers, money, dates, lists
 * and plurals for it. The texts of a locale whose language the site does not have are those of the default one.
 *
 *     export const textsOf = defineTexts({
 *       en: (format) => ({ found: (count: number) => format.plural(count, { one: '# project', other: '# projects' }) }),
 *     });
 */
export function defineTexts<Texts>(
  byLanguage: Readonly<Record<LanguageCode, (format: Format) => Texts>>,
): TextsOf<Texts> {
  return byLocale((locale) => byLanguage[languageOf(locale).code](formatFor(locale)));
}
