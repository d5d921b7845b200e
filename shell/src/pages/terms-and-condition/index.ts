import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/shell-page';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { TermsPage } from './terms-page';
import { texts } from './texts';

const href = paths.termsAndCondition();
const { title: name, description } = texts;

export const page: ShellPageModule = {
  Component: TermsPage,
  head: headBelowHome(texts, href, [webPage('WebPage', { name, description, href })]),
};
