import { english } from '@iwan/shared/testing/english';
import { shortPrice } from './short-price';

test.each([
  [1_950_000, 'AED', null, '1.95M'],
  [640_000, 'AED', null, '640K'],
  [18_400_000, 'AED', null, '18.4M'],
  [1_955_500, 'AED', null, '1.96M'],
  [1_200_000_000, 'AED', null, '1.2B'],
  [999_900, 'AED', null, '1M'],
  [1_950_000, 'EUR', 0.25, '€488K'],
  [1_950_000, 'USD', 0.2723, '$531K'],
  [1_950_000, 'INR', 23, '₹4.49Cr'],
  // Without a rate, the price stays in dirhams.
  [1_950_000, 'EUR', null, '1.95M'],
] as const)('%d dirhams in %s at %p stand on a pin as %s', (dirhams, currency, rate, text) => {
  expect(shortPrice(dirhams, currency, rate, english.locale)).toBe(text);
});
