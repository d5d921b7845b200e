import { usualReturns } from '@iwan/shared/domain/search/returns/returns-of';
import { readReturnChoices } from './return-choices';

const usual = usualReturns(95_000, 16.5);
const read = (query: string) => readReturnChoices(new URLSearchParams(query), usual);

test('starts with the values of the record and of this site', () => {
  expect(read('')).toEqual({ choices: usual, typed: [], wrong: {} });
  expect(usual).toEqual({
    rent: 95_000,
    charge: 16.5,
    vacancy: 8,
    letting: 5,
    repairs: 0.5,
    lower: 10,
    growth: 0,
    money: 4,
  });
});

test.each([
  ['rent=120k', { rent: 120_000 }, ['rent']],
  ['rent=AED 120,000', { rent: 120_000 }, ['rent']],
  ['rent=95,000', {}, []],
  ['charge=12,5&vacancy=0', { charge: 12.5, vacancy: 0 }, ['charge', 'vacancy']],
  ['growth=-2.5', { growth: -2.5 }, ['growth']],
  ['money=٣ %', { money: 3 }, ['money']],
])('reads %s', (query, changes, typed) => {
  expect(read(query)).toEqual({ choices: { ...usual, ...changes }, typed, wrong: {} });
});

test.each([
  ['rent', 'a lot'],
  ['rent', '0'],
  ['charge', '501'],
  ['vacancy', '101'],
  ['letting', '-1'],
  ['growth', '21'],
  ['money', '1e3'],
])('%s=%s makes no sense: it stays typed, and the usual one is counted with', (field, text) => {
  expect(read(`${field}=${text}`)).toEqual({ choices: usual, typed: [], wrong: { [field]: text } });
});
