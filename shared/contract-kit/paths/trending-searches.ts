import { defaultLanguage, type LanguageCode, languageOf } from '../../domain/format/languages';

export interface TrendingSearch {
  readonly label: string;
  /** In other languages of the site, by their codes. */
  readonly labels: Readonly<Record<Exclude<LanguageCode, typeof defaultLanguage.code>, string>>;
  /** As in `/{slug}` and in the slug filters of section 5; it may contain a dot, so it is not `toSlug(label)`. */
  readonly slug: string;
}

/** The nine trending searches of the footer, in its order (sections 2 and 5). */
export const trendingSearches: readonly TrendingSearch[] = [
  { label: 'Apartment for sale in Dubai', labels: { ar: 'شقق للبيع في دبي' }, slug: 'apt-for-sale-in-dubai' },
  { label: 'Villa to buy in Dubai', labels: { ar: 'فلل للبيع في دبي' }, slug: 'villa-to-buy-in-dubai' },
  { label: 'Luxury Dubai penthouse', labels: { ar: 'بنتهاوس فاخر في دبي' }, slug: 'luxury-dubai-penthouse' },
  { label: 'Buy townhouse in Dubai', labels: { ar: 'تاون هاوس للبيع في دبي' }, slug: 'buy-townhouse-in-dubai' },
  { label: '1BHK in Dubai', labels: { ar: 'شقق بغرفة نوم في دبي' }, slug: '1bhk-in-dubai' },
  { label: '1.5BHK in Dubai', labels: { ar: 'شقق بغرفة نوم ومكتب في دبي' }, slug: '1.5bhk-in-dubai' },
  { label: '2BHK in Dubai', labels: { ar: 'شقق بغرفتي نوم في دبي' }, slug: '2bhk-in-dubai' },
  { label: '3BHK in Dubai', labels: { ar: 'شقق بـ3 غرف نوم في دبي' }, slug: '3bhk-in-dubai' },
  { label: '4BHK in Dubai', labels: { ar: 'شقق بـ4 غرف نوم في دبي' }, slug: '4bhk-in-dubai' },
];

/** The label in the language of a page. */
export function trendingLabel({ label, labels }: TrendingSearch, locale: string): string {
  const { code } = languageOf(locale);
  return code === defaultLanguage.code ? label : labels[code];
}
