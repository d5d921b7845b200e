import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/shell-page';
import { faqPage } from '../../structured/faq-page';
import { headBelowHome } from '../../structured/head-below-home';
import { FaqPage } from './faq-page';
import { questions } from './questions';
import { texts } from './texts';

const answered = questions.map(({ question, answer }) => ({ question, answer: answer.join('\n\n') }));

export const page: ShellPageModule = {
  Component: FaqPage,
  head: headBelowHome(texts, paths.faq(), [faqPage(answered)]),
};
