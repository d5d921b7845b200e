import { withFacts } from '@iwan/shared/domain/facts/fact-text';
import { formatFor } from '@iwan/shared/domain/format/format';
import { paths } from '@iwan/shared/paths/paths';
import { defineShellPage } from '../../federation/page/shell-page';
import { faqPage } from '../../structured/faq-page';
import { headBelowHome } from '../../structured/head-below-home';
import { FaqPage } from './faq-page';
import { loadQuestions } from './load-questions';
import { type FaqData, paragraphsOf } from './question';
import { textsOf } from './texts';

export const page = defineShellPage<FaqData>({
  Component: FaqPage,
  loader: async (args) => ({ questions: await loadQuestions(args) }),
  head(locale, { questions }) {
    const { title, headTitle, description } = textsOf(locale);
    const answered = questions.map((question) => ({
      question: question.question,
      answer: withFacts(paragraphsOf(question).join('\n\n'), formatFor(locale)),
    }));
    const texts = { title, headTitle, description: description(questions.length) };
    return headBelowHome(texts, { href: paths.faq(), locale }, answered.length === 0 ? [] : [faqPage(answered)]);
  },
});
