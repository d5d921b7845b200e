import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/page/shell-page';
import { faqPage } from '../../structured/faq-page';
import { headBelowHome } from '../../structured/head-below-home';
import { FaqPage } from './faq-page';
import { questionsOf } from './questions-texts';
import { textsOf } from './texts';

export const page: ShellPageModule = {
  Component: FaqPage,
  head(locale) {
    const answered = questionsOf(locale).map(({ question, answer }) => ({ question, answer: answer.join('\n\n') }));
    return headBelowHome(textsOf(locale), paths.faq(), [faqPage(answered)]);
  },
};
