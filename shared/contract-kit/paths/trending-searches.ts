import { trendingLabelsOf } from './trending-texts';

export interface TrendingSearch {
  readonly label: string;
  /** As in `/{slug}` and in the slug filters of section 5; it may contain a dot, so it is not `toSlug(label)`. */
  readonly slug: string;
}

/** The nine trending searches of the footer, in its order (sections 2 and 5). */
export const trendingSearches: readonly TrendingSearch[] = [
  { label: 'Apartment for sale in Dubai', slug: 'apt-for-sale-in-dubai' },
  { label: 'Villa to buy in Dubai', slug: 'villa-to-buy-in-dubai' },
  { label: 'Luxury Dubai penthouse', slug: 'luxury-dubai-penthouse' },
  { label: 'Buy townhouse in Dubai', slug: 'buy-townhouse-in-dubai' },
  { label: '1BHK in Dubai', slug: '1bhk-in-dubai' },
  { label: '1.5BHK in Dubai', slug: '1.5bhk-in-dubai' },
  { label: '2BHK in Dubai', slug: '2bhk-in-dubai' },
  { label: '3BHK in Dubai', slug: '3bhk-in-dubai' },
  { label: '4BHK in Dubai', slug: '4bhk-in-dubai' },
];

/** The label in the language of a page. */
export function trendingLabel({ label, slug }: TrendingSearch, locale: string): string {
  return process.env.ONLY_LANGUAGE === 'en' ? label : (trendingLabelsOf(locale)[slug] ?? label);
}
