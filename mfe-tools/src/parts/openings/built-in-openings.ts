import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { addDays } from '@iwan/shared/domain/record/calendar-day';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { builtInTextsOf, type JobType, jobTypes } from './built-in-openings-texts';
import type { Opening } from './opening';

/** How long an opening is published before somebody has to confirm it with a new day in `postedOn`. */
const publishedForDays = 90;

/** When each was last published. */
const postedOn: Readonly<Record<JobType, string>> = {
  'Real Estate Sales Consultant': '2026-11-16',
  'Property Management Specialist': '2026-11-09',
  'Real Estate Financial Analyst': '2026-11-02',
  'Property Inspector': '2026-11-09',
  'Investment Relations Coordinator': '2026-11-02',
};

/** The five openings of the specification (section 9), for a site whose backend has none of its own. */
export function builtInOpenings(locale: string): readonly Opening[] {
  const texts = builtInTextsOf(locale);
  const isTranslated = languageOf(locale) !== defaultLanguage;
  return jobTypes.map((title) => {
    const { name, ...said } = texts[title];
    return {
      title,
      ...(isTranslated && { translation: { name, missing: [] } }),
      slug: toSlug(title),
      employment: 'full_time',
      pay: null,
      postedOn: postedOn[title],
      closesOn: addDays(postedOn[title], publishedForDays),
      ...said,
    };
  });
}
