import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { faqTopics } from '@iwan/shared/domain/records/faq-topics';
import { builtInTextsOf } from './built-in-questions-texts';
import type { Question } from './question';

/** The nineteen questions of the site without a backend that has others. */
export function builtInQuestions(locale: string): readonly Question[] {
  const texts = builtInTextsOf(locale);
  return faqTopics.flatMap((topic) =>
    texts[topic].map(({ slug, question, answer }) => ({
      ...{ slug, topic, question, answer: answer.join('\n\n') },
      // They are in every language of the site.
      ...(languageOf(locale).code !== defaultLanguage.code && { translation: { missing: [] } }),
    })),
  );
}
