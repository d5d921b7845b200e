import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';

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
  return { ...untouched, ...readInput(stored()), ...readInput(link) };
}

/** Stores the input in this tab until it is closed. */
export function keepInput(input: ConverterInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(input));
  } catch {
    // Without storage, only the input is lost.
  }
}

/** The link that opens the converter with this input above a page. */
export function linkTo(pathname: string, { amount, from, to }: ConverterInput): string {
  return withQuery(pathname, { dialog: 'calculator', tab: 'converter', amount, from, to });
}

function readInput(written: Readonly<Record<string, unknown>> | null): Partial<ConverterInput> {
  const { amount, from, to } = written ?? {};
  return {
    // The shell parses numbers in a link.
    ...(typeof amount === 'string' || typeof amount === 'number' ? { amount: String(amount).slice(0, longest) } : {}),
    ...(isCurrency(from) ? { from } : {}),
    ...(isCurrency(to) ? { to } : {}),
  };
}

function stored(): Readonly<Record<string, unknown>> | null {
  try {
    return asRecord(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
