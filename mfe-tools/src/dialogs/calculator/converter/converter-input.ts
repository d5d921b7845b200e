import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { withQuery } from '@iwan/shared/paths/query';
import { keepInSession, readFromSession } from '../../../parts/session-record';

/** The values of the converter's fields. */
export interface ConverterInput {
  /** As it was typed. */
  readonly amount: string;
  readonly from: Currency;
  readonly to: Currency;
}

/** Section 9 gives the pair. */
const untouched: ConverterInput = { amount: '10,000', from: 'RUB', to: 'EUR' };

const key = 'converter';
/** Longer texts from a link are cut off. */
const longest = 80;

/** The initial values: those of the link, otherwise those stored in this tab, otherwise the pair of section 9. */
export function openingInput(link: Readonly<Record<string, unknown>>): ConverterInput {
  return { ...untouched, ...readInput(readFromSession(key)), ...readInput(link) };
}

/** Stores the input in this tab until it is closed. */
export function keepInput(input: ConverterInput): void {
  keepInSession(key, input);
}

/** The link that opens the converter with this input above a page. */
export function linkTo(pathname: string, { amount, from, to }: ConverterInput): string {
  return withQuery(pathname, { dialog: 'calculator', tab: 'converter', amount, from, to });
}

function readInput({ amount, from, to }: Readonly<Record<string, unknown>>): Partial<ConverterInput> {
  return {
    // The shell parses numbers in a link.
    ...(typeof amount === 'string' || typeof amount === 'number' ? { amount: String(amount).slice(0, longest) } : {}),
    ...(isCurrency(from) ? { from } : {}),
    ...(isCurrency(to) ? { to } : {}),
  };
}
