import { type LatestRates, ratesApi } from '@iwan/shared/api/rates';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { openingInput } from './converter/converter-input';

export interface CalculatorData {
  /** The rates of the converter's initial currency; `null` where the browser loads them itself. */
  readonly rates: LatestRates | null;
}

/**
 * The rates of the converter, loaded on the server only for visitors without script. In a browser the converter loads those of
 * the chosen currency itself.
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
