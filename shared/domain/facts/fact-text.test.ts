import { formatFor } from '../format/format';
import { factsIn, unknownPlaceholders, withFacts } from './fact-text';
import { facts } from './facts';

const format = formatFor('en-AE');

test.each([
  ['A fee of {fact:transferPercent}.', 'A fee of 4%.'],
  ['Up to {amount:dearHomePrice}, for {fact:longestLoan}', 'Up to AED 5 million, for 25 years'],
  ['{source:vatPercent}With VAT', 'With VAT'],
  ['Nothing to fill', 'Nothing to fill'],
  ['{fact:unknown} {fact:constructor} {amount:longestLoan}', '{fact:unknown} {fact:constructor} {amount:longestLoan}'],
  ['{{fact:mortgageFee}}', '{AED 290}'],
])('%s reads %s', (text, read) => {
  expect(withFacts(text, format).replace(/\u00a0/g, ' ')).toBe(read);
});

test.each([
  ['{fact:transferPercent} and {amount:dearHomePrice}', []],
  ['{fact:transferpercent}', ['{fact:transferpercent}']],
  ['{amount:longestLoan}: years are no amount', ['{amount:longestLoan}']],
  ['{fact:__proto__} {} {anything}', ['{fact:__proto__}', '{}', '{anything}']],
  ['a lone } or { is text', []],
])('in %j the placeholders %j stand for no fact', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

test('names each fact once, in an order that does not depend on the sentences', () => {
  const { agencyPercent, transferPercent, vatPercent } = facts;
  const text = '{fact:transferPercent} {source:vatPercent} {fact:agencyPercent} {fact:transferPercent}';
  expect(factsIn(text)).toEqual([agencyPercent, transferPercent, vatPercent]);
});
