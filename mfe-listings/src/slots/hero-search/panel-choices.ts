import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { formatFor } from '@iwan/shared/domain/format/format';
import { categories } from '@iwan/shared/domain/project/category';
import { filterChoices } from '../../parts/filter/fields/filter-choices';
import { textsOf } from './texts';

/** The highest prices that the panel always offers, in dirhams; any other can be typed in the Advanced Filter. */
const prices = [500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000] as const;
/** Higher ones, offered as far as there are homes that cost more than the one before. */
const higherPrices = [4_000_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 35_000_000, 50_000_000];

/** The highest prices on offer, by the highest starting price of a project. */
export function pricesUpTo(
  highest: number,
  locale: string,
): readonly { readonly value: string; readonly text: string }[] {
  const texts = textsOf(locale);
  const format = formatFor(locale);
  const all = [...prices, ...higherPrices];
  const offered = all.filter((_price, index) => index < prices.length || (all[index - 1] ?? 0) < highest);
  return offered.map((dirhams) => ({ value: String(dirhams), text: texts.upTo(format.compact(dirhams)) }));
}

/** The options of the panel's lists: the values of the filter in the words of a visitor. */
export const panelChoicesOf = byLocale((locale) => {
  const texts = textsOf(locale);
  return {
    bedrooms: filterChoices.configurations.map((value) => ({ value, text: texts.configuration[value] })),
    types: categories.map((value) => ({ value, text: value })),
  };
});
