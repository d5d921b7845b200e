import { formatFor } from '@iwan/shared/domain/format/format';
import type { CountedHome } from '@iwan/shared/domain/search/returns/home-of';
import type { Returns } from '@iwan/shared/domain/search/returns/returns-of';
import { returnTextsOf } from './texts';

/** A line of costs and returns as text. */
export interface ReturnLine {
  readonly name: string;
  readonly value: string;
  /** Whether the line is a result, not a figure that it follows from. */
  readonly isTotal: boolean;
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
  const line = (name: string, value: string, isTotal = false): ReturnLine => ({ name, value, isTotal });
  return [
    line(texts.price, dirhams(home.price)),
    line(texts.purchaseCosts, dirhams(returns.purchaseCosts)),
    line(texts.serviceCharge, dirhams(serviceCharge) || texts.chargeMissing),
    line(texts.gross, percent(gross) || texts.rentMissing),
    line(texts.income, dirhams(returns.income) || missing),
    line(texts.net, percent(returns.net) || missing, true),
    ...(returns.lowNet === null ? [] : [line(texts.lowNet, percent(returns.lowNet))]),
    line(texts.breakEven, breakEven === null ? missing : breakEvenText(breakEven, locale)),
  ];
}

/** `After 5 years`. */
export function breakEvenText(breakEven: number | 'never', locale: string): string {
  const texts = returnTextsOf(locale);
  return breakEven === 'never' ? texts.never : texts.years(breakEven);
}
