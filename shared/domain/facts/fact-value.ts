import type { Format } from '../format/format';
import type { Fact } from './fact';
import { textsOf } from './texts';

/** A fact's value as text: `4%`, `AED 580`, `25 years`; a threshold of nothing is `no minimum`. */
export function factValue({ value, unit }: Pick<Fact, 'value' | 'unit'>, format: Format): string {
  switch (unit) {
    case 'percent':
      return format.percent(value / 100, 2);
    case 'dirhams':
      return value === 0 ? textsOf(format.locale).noMinimum : format.dirhams(value);
    case 'years':
      return format.unit(value, 'year');
  }
}

/** A large amount in words: `AED 1 million`. */
export function spokenAmount({ value }: Pick<Fact, 'value'>, format: Format): string {
  const amount = format.number(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 });
  return textsOf(format.locale).dirhams(amount);
}
