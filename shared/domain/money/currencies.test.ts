import { english } from '../../contract-kit/testing/english';
import { currencies, currencyName, isCurrency } from './currencies';

test('offers 52 currencies of ISO 4217, each once and each with a name', () => {
  const known = Intl.supportedValuesOf('currency');
  expect(currencies).toHaveLength(52);
  expect(new Set(currencies).size).toBe(52);
  for (const currency of currencies) {
    expect(known).toContain(currency);
    expect(currencyName(currency, english.locale)).not.toBe(currency);
  }
  expect(currencyName('RUB', english.locale)).toBe('Russian Ruble');
});

test.each(['', 'eur', 'EURO', 'XXX', '__proto__', null, 3])('%p is none of them', (code) => {
  expect(isCurrency(code)).toBe(false);
});
