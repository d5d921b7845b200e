import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/page/shell-page';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { TermsPage } from './terms-page';
import { textsOf } from './texts';

const href = paths.termsAndCondition();

export const page: ShellPageModule = {
  Component: TermsPage,
  head(locale) {
    const texts = textsOf(locale);
    const { title: name, description } = texts;
    return headBelowHome(texts, { href, locale }, [webPage('WebPage', { name, description, href, locale })]);
  },
};
