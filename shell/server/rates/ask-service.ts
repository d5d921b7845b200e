import type { Currency } from '@iwan/shared/domain/money/currencies';
import { type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';

const timeLimitMs = 8_000;
/** Services that know every currency answer with some 5 KB. */
const largestAnswer = 256 * 1024;

/** The service does not know this base, and may well know others. */
export class UnknownBase extends Error {}

/** Asks the service for the rates of a base (`GET latest/{base}`, section 7). Rejects when it has no sensible answer in time. */
export async function askService(ratesUrl: string, base: Currency, now: Date): Promise<ExchangeRates> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`No answer within ${timeLimitMs} ms.`)), timeLimitMs);
  try {
    const answer = await fetch(`${ratesUrl}/latest/${base}`, { signal: limit.signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      if (answer.status === 404) throw new UnknownBase(`The exchange-rate service does not know ${base}.`);
      throw new Error(`The exchange-rate service answered ${answer.status}.`);
    }
    const rates = parseExchangeRates(JSON.parse(await textOf(answer)), base, now);
    if (rates === null) throw new Error(`The exchange-rate service answered without rates of ${base}.`);
    return rates;
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error(`The exchange-rate service answered more than ${largestAnswer} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
