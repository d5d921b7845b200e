import { createContext, useContext } from 'react';
import type { TextsOf } from './define-texts';
import { type Format, formatFor } from './format';
import { defaultLanguage } from './languages';

/**
 * The locale of a part of the page. Each bundle has its own React context, which is provided where the shell passes the locale
 * to one of its modules: bundles need not share anything.
 */
export const LocaleContext = createContext<string>(defaultLanguage.locale);

/** The locale of the page (BCP 47). */
export function useLocale(): string {
  return useContext(LocaleContext);
}

/** The texts of a part in the language of the page. */
export function useTexts<Texts>(textsOf: TextsOf<Texts>): Texts {
  return textsOf(useLocale());
}

/** What writes numbers, money, dates, lists and plurals for the locale of the page. */
export function useFormat(): Format {
  return formatFor(useLocale());
}
