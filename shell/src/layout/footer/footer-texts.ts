import { byLocale } from '@iwan/shared/domain/format/by-locale';
import type { FooterChanges, FooterTexts } from '../../federation/page/boot';
import { textsOf } from '../texts';

export const noChanges: FooterChanges = {};

/** The texts of a site whose backend has no others. `backend/seed/texts.json` has the same. */
export const builtInFooterOf = byLocale((locale): FooterTexts => {
  const { footer, contactUs, career } = textsOf(locale);
  const { promise, faq, ourTeam, videoGallery, blog, privacyPolicy, terms, mortgage } = footer;
  const { areas, trending, visit, directions, writeToUs } = footer;
  return {
    ...{ promise, contactUs, faq, career, ourTeam, videoGallery, blog, privacyPolicy, terms, mortgage },
    ...{ areas, trending, visit, directions, writeToUs },
    rights: footer.rights('{year}'),
    registration: footer.registration('{number}'),
  };
});
