import { ratesApi } from '@iwan/shared/api/rates';
import type { Http } from '@iwan/shared/contracts/http';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { namesForeignMoney } from '../../domain/search/understand-foreign';

/** The rates that a text needs to be understood: `null` where it names no other currency, and where none are known now. */
export async function loadSaidRates(
  text: string | null,
  getHttp: () => Http | Promise<Http>,
  signal: AbortSignal,
): Promise<ExchangeRates | null> {
  if (text === null || !namesForeignMoney(text)) return null;
  try {
    return await ratesApi(await getHttp()).latest('AED', signal);
  } catch (problem) {
    if (signal.aborted) throw problem;
    return null;
  }
}
