import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { searchWords } from '@iwan/shared/domain/text/search-words';

/**
 * The communities of the Dubai Land Department that are areas of the site under other names. Masdar City is in Abu Dhabi, whose sales
 * the department does not register.
 */
const communities: Readonly<Record<string, string>> = {
  'marsa dubai': 'dubai-marina',
  'burj khalifa': 'downtown-dubai',
  'al barsha south fourth': 'jumeirah-village-circle',
  'hadaeq sheikh mohammed bin rashid': 'mohammed-bin-rashid-city',
  'jabal ali first': 'al-furjan',
  'wadi al safa 5': 'dubailand',
  'wadi al safa 7': 'dubailand',
  'al barsha first': 'al-barsha',
  'al barsha second': 'al-barsha',
  'al barsha third': 'al-barsha',
};

/** The slug of the area that a registered community is, or that is named so; `null` for any other place. */
export function areaSlugOf(community: string): string | null {
  return communities[community.trim().toLowerCase().replace(/\s+/g, ' ')] ?? areaOf(community)?.slug ?? null;
}

/**
 * The form in which names of projects are compared: words without accents, case and punctuation, and without the developer that some
 * registered names end with.
 *
 *     'LAZURINE QUAY by Lazurine Estates' => 'lazurine quay'
 */
export function projectKey(name: string): string {
  return searchWords(name.replace(/\s+by\s+.*$/i, '')).join(' ');
}
