import { ratesApi } from '@iwan/shared/api/rates';
import type { Http } from '@iwan/shared/contracts/http';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';

/** The exchange rates that a text needs: `null` where it names no other currency, or where none are known. */
export async function loadRatesForText(
  text: string | null,
  getHttp: () => Http | Promise<Http>,
  signal: AbortSignal,
): Promise<ExchangeRates | null> {
  if (text === null) return null;
  const { namesForeignMoney } = await import(
    /* webpackChunkName: "later-understand" */ '@iwan/shared/domain/search/understand/understand-text'
  );
  if (!namesForeignMoney(text)) return null;
  try {
    return await ratesApi(await getHttp()).latest('AED', signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
