import { formatFor } from '@iwan/shared/domain/format/format';
import type { CountedHome } from './home-of';
import type { Returns } from './returns-of';
import { returnTextsOf } from './texts';

/** A line of costs and returns as text. */
export interface ReturnLine {
  readonly name: string;
  readonly value: string;
  /** The value of the low case; empty where it is the same or unknown. */
  readonly low: string;
}

/** The lines as text; for what cannot be computed, what is missing. */
export function returnLines(home: CountedHome, returns: Returns, locale: string): readonly ReturnLine[] {
  const texts = returnTextsOf(locale);
  const format = formatFor(locale);
  const percent = (value: number | null) => (value === null ? '' : format.percent(value / 100, 1));
  const dirhams = (value: number | null) => (value === null ? '' : format.dirhams(value));
  const { gross, serviceCharge, breakEven } = returns;
  const missing =
    gross === null ? (serviceCharge === null ? texts.bothMissing : texts.rentMissing) : texts.chargeMissing;
  return [
    { name: texts.price, value: dirhams(home.price), low: '' },
    { name: texts.purchaseCosts, value: dirhams(returns.purchaseCosts), low: '' },
    { name: texts.serviceCharge, value: dirhams(serviceCharge) || texts.chargeMissing, low: '' },
    { name: texts.gross, value: percent(gross) || texts.rentMissing, low: '' },
    { name: texts.income, value: dirhams(returns.income) || missing, low: dirhams(returns.lowIncome) },
    { name: texts.net, value: percent(returns.net) || missing, low: percent(returns.lowNet) },
    {
      name: texts.breakEven,
      value: breakEven === null ? missing : breakEvenText(breakEven, locale),
      low: '',
    },
  ];
}

/** `After 5 years of living in it`. */
export function breakEvenText(breakEven: number | 'never', locale: string): string {
  const texts = returnTextsOf(locale);
  return breakEven === 'never' ? texts.never : texts.years(breakEven);
}
