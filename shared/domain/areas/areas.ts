import { defaultLanguage, type LanguageCode, languageOf } from '../format/languages';

export interface Area {
  readonly name: string;
  /** In other languages of the site, by their codes. */
  readonly names: Readonly<Record<Exclude<LanguageCode, typeof defaultLanguage.code>, string>>;
  /** As in `/locations/{slug}` and in the slug filters of section 5. */
  readonly slug: string;
  /**
   * How homes are owned there, where one rule holds for all: areas designated for ownership by anyone under Regulation 3 of 2006 of Dubai, and
   * the investment zones of Abu Dhabi (Law 13 of 2019).
   */
  readonly tenure?: 'Freehold';
}

/** The ten areas of the footer, in its order (section 2). Their other spellings are in `area-spellings`. */
export const areas: readonly Area[] = [
  { name: 'Palm Jumeirah', slug: 'palm-jumeirah', names: { ar: 'نخلة جميرا' }, tenure: 'Freehold' },
  { name: 'Dubai Marina', slug: 'dubai-marina', names: { ar: 'دبي مارينا' }, tenure: 'Freehold' },
  { name: 'Downtown Dubai', slug: 'downtown-dubai', names: { ar: 'وسط مدينة دبي' }, tenure: 'Freehold' },
  { name: 'Business Bay', slug: 'business-bay', names: { ar: 'الخليج التجاري' }, tenure: 'Freehold' },
  {
    name: 'Jumeirah Village Circle',
    slug: 'jumeirah-village-circle',
    names: { ar: 'قرية جميرا الدائرية' },
    tenure: 'Freehold',
  },
  {
    name: 'Mohammed Bin Rashid City',
    slug: 'mohammed-bin-rashid-city',
    names: { ar: 'مدينة محمد بن راشد' },
    tenure: 'Freehold',
  },
  { name: 'Al Furjan', slug: 'al-furjan', names: { ar: 'الفرجان' }, tenure: 'Freehold' },
  { name: 'Dubailand', slug: 'dubailand', names: { ar: 'دبي لاند' }, tenure: 'Freehold' },
  { name: 'Al Barsha', slug: 'al-barsha', names: { ar: 'البرشاء' } },
  { name: 'Masdar City', slug: 'masdar-city', names: { ar: 'مدينة مصدر' }, tenure: 'Freehold' },
];

/** The name of an area in the language of a page. */
export function areaName({ name, names }: Area, locale: string): string {
  const { code } = languageOf(locale);
  return code === defaultLanguage.code ? name : names[code];
}
