import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Currency, currencies } from '@iwan/shared/domain/money/currencies';
import { type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';

const fileOf = (folder: string, base: Currency) => join(folder, `${base}.json`);

/** Keeps good rates over a restart. */
export async function storeRates(folder: string, rates: ExchangeRates): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = fileOf(folder, rates.base);
  await writeFile(`${file}.new`, JSON.stringify(rates));
  await rename(`${file}.new`, file);
}

/** All rates that were kept, by their base; what cannot be read is left out. */
export async function restoreRates(folder: string): Promise<Map<Currency, ExchangeRates>> {
  const restored = await Promise.all(
    currencies.map(async (base) => {
      try {
        return parseExchangeRates(JSON.parse(await readFile(fileOf(folder, base), 'utf8')), base, new Date());
      } catch {
        return null;
      }
    }),
  );
  return new Map(restored.flatMap((rates) => (rates === null ? [] : [[rates.base, rates] as const])));
}
