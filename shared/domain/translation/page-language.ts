import { defaultLanguage, languageOf, translatedLanguages } from '../format/languages';

/**
 * The field of a lead or an alert with the language of its page (ISO 639-1), in which mails answer it. Left out for the default
 * language, so that a backend which does not know the field gets what it has always got.
 */
export const languageField = 'locale';

/** The field for a page in the language of a locale (BCP 47). */
export function languageFieldOf(locale: string): { readonly [languageField]?: string } {
  const language = languageOf(locale);
  return language === defaultLanguage ? {} : { [languageField]: language.code };
}

/** A language of the site that is not the default one, as sent in that field; `null` for anything else. */
export function readLanguageField(sent: unknown): string | null {
  return translatedLanguages.find(({ code }) => code === sent)?.code ?? null;
}
