import { defaultLanguage, languageOf, languages } from '@iwan/shared/domain/format/languages';
import { languageOfferKey } from '../../document/start-up/names';

/**
 * The language that this visitor is asked about: the one that the browser prefers, on a page in the default one, once. `null` for
 * nobody to ask. The start-up script asks the same, to load this code.
 */
export function offeredLanguage(locale: string): (typeof languages)[number] | null {
  if (languageOf(locale) !== defaultLanguage || wasAsked()) return null;
  const [preferred = ''] = navigator.language.split('-');
  return languages.find((language) => language !== defaultLanguage && language.code === preferred) ?? null;
}

/** The visitor has been asked, or has chosen a language. */
export function rememberAsked(): void {
  try {
    localStorage.setItem(languageOfferKey, '');
  } catch {
    // Who cannot be remembered is not asked.
  }
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(languageOfferKey) !== null;
  } catch {
    return true;
  }
}
