import { onDay } from '@iwan/shared/testing/on-day';
import { mentionedFacts, mentionedFigures } from './mentioned-facts';

afterEach(() => jest.useRealTimers());

test.each<[string, readonly string[]]>([
  ['Nothing of a fee.', []],
  ['A golden visa, step by step', ['goldenVisaThreshold', 'goldenVisaYears']],
  ['an investor’s visa of two years', ['investorVisaThreshold', 'jointVisaThreshold']],
  ['The Dubai Land Department takes four per cent', ['transferPercent']],
  ['the First-Time Home Buyer Programme', ['firstHomePrice']],
  ['The Land Department keeps the register.', []],
  ['two per cent, plus value-added tax', ['vatPercent']],
  ['Oqood is the register of homes off plan', ['oqoodFee', 'titleDeedFee']],
  ['a bank may lend up to eighty per cent', ['loanPercent', 'offPlanLoanPercent']],
  ['She lends books.', []],
])('of "%s" the facts are %j', (text, ids) => {
  expect(mentionedFacts(text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['2027-04-29', 'checked April 2026'],
  ['2027-04-30', 'checked April 2026, due again since April 2027'],
])('on %s, shows a figure with its source, %s', (today, status) => {
  onDay(today);
  expect(mentionedFigures('The Golden Visa', 'en-AE')[0]).toEqual({
    name: 'Property value for a Golden Visa',
    value: 'AED 2,000,000',
    source: {
      name: 'Government of the UAE, Golden Visa',
      address: 'https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/golden-visa',
      status,
    },
  });
});
