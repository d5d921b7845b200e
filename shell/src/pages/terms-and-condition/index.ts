import { paths } from '@iwan/shared/paths/paths';
import { defineShellPage } from '../../federation/page/shell-page';
import { type LegalText, loadLegalText } from '../../parts/legal/load-legal-text';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { TermsPage } from './terms-page';
import { textsOf } from './texts';

const href = paths.termsAndCondition();

export const page = defineShellPage<LegalText | null>({
  Component: TermsPage,
  loader: (args) => loadLegalText('legal.terms', args),
  head(locale, written) {
    const texts = textsOf(locale);
    const isPublished = written !== null && !written.isDraft;
    const description = isPublished ? texts.publishedDescription : texts.description;
    const thing = webPage('WebPage', { name: texts.title, description, href, locale });
    return headBelowHome({ ...texts, description }, { href, locale }, [thing]);
  },
});
