import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { formatFor } from '@iwan/shared/domain/format/format';
import { filterChoices } from '../../parts/filter/fields/filter-choices';
import { textsOf } from './texts';

/** The highest prices on offer, in dirhams; any other can be typed in the Advanced Filter. */
const prices = [1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 20_000_000];

/** The options of the panel's lists: the values of the filter in the words of a visitor. */
export const panelChoicesOf = byLocale((locale) => {
  const texts = textsOf(locale);
  const format = formatFor(locale);
  return {
    bedrooms: filterChoices.configurations.map((value) => ({ value, text: texts.configuration[value] })),
    prices: prices.map((dirhams) => ({ value: String(dirhams), text: texts.upTo(format.compact(dirhams)) })),
  };
});
