import type { PlaceWord } from '../../data/place-cache';
import { recordedQuery } from './run-call';

const query = 'tab=new&unit=7&unit=8&utm_source=mail';

test.each<[string, (query: URLSearchParams) => unknown, readonly PlaceWord[]]>([
  ['nothing', () => null, []],
  ['one parameter', (requested) => requested.get('tab'), ['?tab']],
  ['a parameter that is missing', (requested) => requested.get('page'), ['?page']],
  ['all values of one', (requested) => requested.getAll('unit'), ['?unit']],
  ['whether there is one', (requested) => requested.has('unit'), ['?unit']],
  ['two', (requested) => [requested.get('tab'), requested.get('unit')], ['?tab', '?unit']],
  ['its text', (requested) => `${requested}`, ['search']],
  ['its size', (requested) => requested.size, ['search']],
  ['its entries', (requested) => [...requested], ['search']],
  ['its entries by name', (requested) => [...requested.entries()], ['search']],
  ['its names', (requested) => [...requested.keys()], ['search']],
  ['its values', (requested) => [...requested.values()], ['search']],
  ['each', (requested) => requested.forEach(() => {}), ['search']],
  ['a copy', (requested) => new URLSearchParams(requested), ['search']],
  ['an object of all', (requested) => Object.fromEntries(requested), ['search']],
  ['the rest without one', (requested) => requested.delete('utm_source') ?? requested.toString(), ['search']],
])('code that reads %s of a query is recorded so', (_, read, reads) => {
  const recorded = recordedQuery(query);
  expect(read(recorded.query)).toEqual(read(new URLSearchParams(query)));
  expect(recorded.reads()).toEqual(reads);
});
