import { byLocale } from '@iwan/shared/domain/format/by-locale';
import type { FooterTextName } from '@iwan/shared/domain/records/site-texts';
import { textsOf } from '../texts';

type FooterText = FooterTextName extends `footer.${infer Name}` ? Name : never;

/** The footer's texts by their names, with gaps (`fillGaps`). */
export type FooterTexts = Readonly<Record<FooterText, string>>;

/** The texts that are not those built in. */
export type FooterChanges = Readonly<Partial<FooterTexts>>;

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
