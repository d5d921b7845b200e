import { type LatestRates, ratesApi } from '@iwan/shared/api/rates';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { openingInput } from './converter/converter-input';

export interface CalculatorData {
  /** Of the currency that the converter begins with; `null` where it asks for them itself. */
  readonly rates: LatestRates | null;
}

/**
 * The rates that the converter needs where there is no script to ask for them. In a browser it opens without, and asks for
 * those of whichever currency is chosen.
 */
export async function loadCalculator({ query, http, signal }: LoaderArguments): Promise<CalculatorData> {
  if (!isOnServer || query.get('tab') !== 'converter') return { rates: null };
  const { from } = openingInput(Object.fromEntries(query));
  return {
    rates: await ratesApi(http)
      .latest(from, signal)
      .catch(() => null),
  };
}
