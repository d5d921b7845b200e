import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { formatFor } from '@iwan/shared/domain/format/format';
import { categories } from '@iwan/shared/domain/project/category';
import { filterChoices } from '../../parts/filter/filter-choices';
import { textsOf } from './texts';

/** The highest prices that the panel offers, in dirhams; any other is typed in the Advanced Filter. */
const prices = [500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000] as const;

/** The choices of the panel's lists: the values as the filter has them, in the words of a visitor. */
export const panelChoicesOf = byLocale((locale) => {
  const texts = textsOf(locale);
  const format = formatFor(locale);
  return {
    bedrooms: filterChoices.configurations.map((value) => ({ value, text: texts.configuration[value] })),
    prices: prices.map((dirhams) => ({ value: String(dirhams), text: texts.upTo(format.compact(dirhams)) })),
    types: categories.map((value) => ({ value, text: value })),
  };
});
