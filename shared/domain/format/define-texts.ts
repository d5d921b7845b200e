import { byLocale } from './by-locale';
import { type Format, formatFor } from './format';
import { type LanguageCode, languageOf } from './languages';

/** The texts of a part for a locale (BCP 47). */
export type TextsOf<Texts> = (locale: string) => Texts;

/**
 * The texts of a part by language, memoised by locale. Each function gets the format of the locale for numbers, money, dates,
 * lists and plurals. English is written here; the build adds the other languages from the files of translators beside it
 * (`texts.ar.json`, decision 116). A language that has no such file gets English.
 *
 *     export const textsOf = defineTexts({
 *       en: (format) => ({ found: (count: number) => format.plural(count, { one: '# project', other: '# projects' }) }),
 *     });
 */
export function defineTexts<Texts>(
  byLanguage: { readonly en: (format: Format) => Texts } & {
    readonly [Code in LanguageCode]?: (format: Format) => Texts;
  },
): TextsOf<Texts> {
  return byLocale((locale) => {
    const written = process.env.ONLY_LANGUAGE === 'en' ? undefined : byLanguage[languageOf(locale).code];
    return (written ?? byLanguage.en)(formatFor(locale));
  });
}
