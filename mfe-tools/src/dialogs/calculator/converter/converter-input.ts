import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';

/** The content of the fields of the converter. */
export interface ConverterInput {
  /** As it is typed. */
  readonly amount: string;
  readonly from: Currency;
  readonly to: Currency;
}

/** Section 9 gives the pair. */
const untouched: ConverterInput = { amount: '10,000', from: 'RUB', to: 'EUR' };

const key = 'converter';
/** Longer than any amount; what somebody else puts into a link is cut there. */
const longest = 80;

/** What the converter opens with: what its link says, before what this tab has kept, before the pair of section 9. */
export function openingInput(link: Readonly<Record<string, unknown>>): ConverterInput {
  return { ...untouched, ...readInput(stored()), ...readInput(link) };
}

/** Keeps what is typed in this tab, until it is closed. */
export function keepInput(input: ConverterInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(input));
  } catch {
    // A browser that refuses its storage costs only what was typed.
  }
}

/** The link that opens the converter with this input over a page. */
export function linkTo(pathname: string, { amount, from, to }: ConverterInput): string {
  return withQuery(pathname, { dialog: 'calculator', tab: 'converter', amount, from, to });
}

function readInput(written: Readonly<Record<string, unknown>> | null): Partial<ConverterInput> {
  const { amount, from, to } = written ?? {};
  return {
    // The shell reads figures in a link as numbers.
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
