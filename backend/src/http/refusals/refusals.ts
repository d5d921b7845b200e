import { leadRuleTextsOf } from '@iwan/shared/domain/contact/lead-rule-texts';
import { longest } from '@iwan/shared/domain/contact/lead-rules';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { FieldError } from '../http-error';
import { textsOf } from './texts';

/** The longest texts of forms, in characters. */
const lengths = [...Object.values(longest), 2000];

/** All sentences, each in the same place in every language. */
function sentencesIn(locale: string): readonly string[] {
  const { unreadable, tooLong } = leadRuleTextsOf(locale);
  return [...Object.values(textsOf(locale)), ...Object.values(unreadable), ...lengths.map(tooLong)];
}

const english = sentencesIn(defaultLanguage.locale);

const translations = byLocale((locale) => {
  const sentences = sentencesIn(locale);
  return new Map(english.map((sentence, place) => [sentence, sentences[place] ?? sentence]));
});

/** The sentences where the backend refuses: rules and routes know one language, and the response is translated. */
export const refusals = textsOf(defaultLanguage.locale);

interface Refusal {
  readonly message: string;
  readonly errors?: readonly FieldError[];
}

/** A refusal in the language of a locale (BCP 47); a sentence that is not for visitors stays in English. */
export function refusalIn<Said extends Refusal>(said: Said, locale: string): Said {
  const translated = <Part extends { readonly message: string }>(part: Part): Part => ({
    ...part,
    message: translations(locale).get(part.message) ?? part.message,
  });
  return { ...translated(said), ...(said.errors && { errors: said.errors.map(translated) }) };
}
