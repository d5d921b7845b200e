import { parseTypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { latinText } from '@iwan/shared/domain/money/typed-number';

/**
 * Parses a typed number within two limits, with up to four decimals and digits of any script: `50`, `50 %`, `2.5`, `٢`; `null`
 * for anything else.
 */
export const numberIn = (min: number, max: number) => (text: string) => {
  const bare = latinText(text).replace('%', '').replace(',', '.').trim();
  const number = /^-?\d{1,3}(\.\d{1,4})?$/.test(bare) ? Number(bare) : Number.NaN;
  return number >= min && number <= max ? number : null;
};

/** Parses a typed amount of whole dirhams within two limits: `120,000`, `120k`; `null` for anything else. */
export const dirhamsIn = (min: number, max: number) => (text: string) => {
  const typed = parseTypedAmount(text);
  return typed.status === 'amount' && typed.dirhams >= min && typed.dirhams <= max ? typed.dirhams : null;
};
