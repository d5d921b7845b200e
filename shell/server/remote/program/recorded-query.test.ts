import { recordedQuery } from './recorded-query';

const query = 'tab=new&unit=7&unit=8&utm_source=mail';

test.each<[string, (query: URLSearchParams) => unknown, readonly string[] | null]>([
  ['nothing', () => null, []],
  ['one parameter', (asked) => asked.get('tab'), ['tab']],
  ['a parameter that is missing', (asked) => asked.get('page'), ['page']],
  ['all values of one', (asked) => asked.getAll('unit'), ['unit']],
  ['whether there is one', (asked) => asked.has('unit'), ['unit']],
  ['two', (asked) => [asked.get('tab'), asked.get('unit')], ['tab', 'unit']],
  ['its text', (asked) => `${asked}`, null],
  ['its size', (asked) => asked.size, null],
  ['its entries', (asked) => [...asked], null],
  ['its entries by name', (asked) => [...asked.entries()], null],
  ['its names', (asked) => [...asked.keys()], null],
  ['its values', (asked) => [...asked.values()], null],
  ['each', (asked) => asked.forEach(() => {}), null],
  ['a copy', (asked) => new URLSearchParams(asked), null],
  ['an object of all', (asked) => Object.fromEntries(asked), null],
  ['the rest without one', (asked) => asked.delete('utm_source') ?? asked.toString(), null],
])('code that reads %s of a query is recorded so', (_, read, reads) => {
  const recorded = recordedQuery(query);
  expect(read(recorded.query)).toEqual(read(new URLSearchParams(query)));
  expect(recorded.reads()).toEqual(reads);
});
