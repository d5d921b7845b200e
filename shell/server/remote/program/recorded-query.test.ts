import { recordedQuery } from './recorded-query';

const query = 'tab=new&unit=7&unit=8&utm_source=mail';

test.each<[string, (query: URLSearchParams) => unknown, readonly string[] | null]>([
  ['nothing', () => null, []],
  ['one parameter', (requested) => requested.get('tab'), ['tab']],
  ['a parameter that is missing', (requested) => requested.get('page'), ['page']],
  ['all values of one', (requested) => requested.getAll('unit'), ['unit']],
  ['whether there is one', (requested) => requested.has('unit'), ['unit']],
  ['two', (requested) => [requested.get('tab'), requested.get('unit')], ['tab', 'unit']],
  ['its text', (requested) => `${requested}`, null],
  ['its size', (requested) => requested.size, null],
  ['its entries', (requested) => [...requested], null],
  ['its entries by name', (requested) => [...requested.entries()], null],
  ['its names', (requested) => [...requested.keys()], null],
  ['its values', (requested) => [...requested.values()], null],
  ['each', (requested) => requested.forEach(() => {}), null],
  ['a copy', (requested) => new URLSearchParams(requested), null],
  ['an object of all', (requested) => Object.fromEntries(requested), null],
  ['the rest without one', (requested) => requested.delete('utm_source') ?? requested.toString(), null],
])('code that reads %s of a query is recorded so', (_, read, reads) => {
  const recorded = recordedQuery(query);
  expect(read(recorded.query)).toEqual(read(new URLSearchParams(query)));
  expect(recorded.reads()).toEqual(reads);
});
