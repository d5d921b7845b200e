import { paths } from '@iwan/shared/paths/paths';
import { defineShellPage } from '../../federation/page/shell-page';
import { type LegalText, loadLegalText } from '../../parts/legal/load-legal-text';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { PrivacyPolicyPage } from './privacy-policy-page';
import { textsOf } from './texts';

const href = paths.privacyPolicy();

export const page = defineShellPage<LegalText | null>({
  Component: PrivacyPolicyPage,
  loader: (args) => loadLegalText('legal.privacy', args),
  head(locale) {
    const texts = textsOf(locale);
    const { title: name, description } = texts;
    return headBelowHome(texts, { href, locale }, [webPage('WebPage', { name, description, href, locale })]);
  },
});
