import { mentionedFacts, mentionedFigures } from './mentioned-facts';

test.each<[string, readonly string[]]>([
  ['Nothing of a fee.', []],
  ['A golden visa, step by step', ['goldenVisaThreshold', 'goldenVisaYears']],
  ['The Dubai Land Department takes four per cent', ['transferPercent']],
  ['The Land Department keeps the register.', []],
  ['two per cent, plus value-added tax', ['vatPercent']],
  ['Oqood is the register of homes off plan', ['oqoodFee', 'titleDeedFee']],
  ['a bank may lend up to eighty per cent', ['loanPercent', 'offPlanLoanPercent']],
  ['She lends books.', []],
])('of "%s" the facts are %j', (text, ids) => {
  expect(mentionedFacts(text).map(({ id }) => id)).toEqual(ids);
});

test('shows a figure with its source', () => {
  expect(mentionedFigures('The Golden Visa', 'en-AE')[0]).toEqual({
    name: 'Property value for a Golden Visa',
    value: 'AED 2,000,000',
    source: {
      name: 'Government of the UAE, Golden Visa',
      address: 'https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/golden-visa',
      status: 'checked June 2025',
    },
  });
});
