import { areaNamesOf } from './area-names-texts';

export interface Area {
  readonly name: string;
  /** As in `/locations/{slug}` and in the slug filters of section 5. */
  readonly slug: string;
  /**
   * How homes are owned there, where one rule holds for all: areas designated for ownership by anyone under Regulation 3 of 2006 of Dubai, and
   * the investment zones of Abu Dhabi (Law 13 of 2019).
   */
  readonly tenure?: 'Freehold';
  /** Where the rules of Dubai do not apply. */
  readonly emirate?: 'Abu Dhabi';
}

/** The ten areas of the footer, in its order (section 2). Their other spellings are in `area-spellings`. */
export const areas: readonly Area[] = [
  { name: 'Palm Jumeirah', slug: 'palm-jumeirah', tenure: 'Freehold' },
  { name: 'Dubai Marina', slug: 'dubai-marina', tenure: 'Freehold' },
  { name: 'Downtown Dubai', slug: 'downtown-dubai', tenure: 'Freehold' },
  { name: 'Business Bay', slug: 'business-bay', tenure: 'Freehold' },
  { name: 'Jumeirah Village Circle', slug: 'jumeirah-village-circle', tenure: 'Freehold' },
  { name: 'Mohammed Bin Rashid City', slug: 'mohammed-bin-rashid-city', tenure: 'Freehold' },
  { name: 'Al Furjan', slug: 'al-furjan', tenure: 'Freehold' },
  { name: 'Dubailand', slug: 'dubailand', tenure: 'Freehold' },
  { name: 'Al Barsha', slug: 'al-barsha' },
  { name: 'Masdar City', slug: 'masdar-city', tenure: 'Freehold', emirate: 'Abu Dhabi' },
];

/** The name of an area in the language of a page. */
export function areaName({ name, slug }: Area, locale: string): string {
  return process.env.ONLY_LANGUAGE === 'en' ? name : (areaNamesOf(locale)[slug] ?? name);
}
