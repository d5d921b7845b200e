import fc from 'fast-check';
import type { NearbyPlace } from '../../model/entities';
import { parseNearby, writeNearby } from './nearby';

const place = (label: string, value: string | null): NearbyPlace => ({ label, value });

test.each<[string | null, readonly NearbyPlace[]]>([
  ['1. Tram stop - 4 min\r\n2. Beach - 7 min', [place('Tram stop', '4 min'), place('Beach', '7 min')]],
  ['1) Tram stop - 4 min\n\n2) Beach - 7 min\n', [place('Tram stop', '4 min'), place('Beach', '7 min')]],
  ['1. Tram stop - 4 min 2. Beach - 7 min', [place('Tram stop', '4 min'), place('Beach', '7 min')]],
  ['Mall - 5 min - by car', [place('Mall', '5 min - by car')]],
  ['Sky-Line Walk - 2 min', [place('Sky-Line Walk', '2 min')]],
  ['Metro – 9 min', [place('Metro', '9 min')]],
  [
    '1. Beach - 7 min 9. Tram - 4 min 10. Mall - 5 min',
    [place('Beach', '7 min'), place('Tram', '4 min'), place('Mall', '5 min')],
  ],
  ['Metro   -   9 min', [place('Metro', '9 min')]],
  ['Beach', [place('Beach', null)]],
  ['Beach - ', [place('Beach', null)]],
  ['- 7 min', [place('7 min', null)]],
  ['24 Hour Gym - 1 min', [place('24 Hour Gym', '1 min')]],
  ['Gate 2. North - 3 min', [place('Gate 2. North', '3 min')]],
  ['1. \r\n 2. - \r\n', []],
  ['', []],
  [null, []],
])('reads %p', (text, places) => {
  expect(parseNearby(text)).toEqual(places);
});

test('reads a hundred places at most', () => {
  const lines = Array.from({ length: 120 }, (_, index) => `Stop ${index} - 1 min`);
  const places = parseNearby(lines.join('\n'));
  expect(places).toHaveLength(100);
  expect(places.at(-1)).toEqual(place('Stop 99', '1 min'));
});

test('reads any text as places that have a label', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { label, value } of parseNearby(text)) {
        expect(label.trim()).toBe(label);
        expect(label).not.toBe('');
        expect(value).not.toBe('');
      }
    }),
  );
});

test.each<[readonly NearbyPlace[], string]>([
  [[], ''],
  [[place('Tram stop', '4 min'), place('Beach', null)], '1. Tram stop - 4 min\r\n2. Beach'],
  [[place('', '4 min'), place('Beach', '7 min')], '1. Beach - 7 min'],
  [[place('Gate 2. North', '3 min')], 'Gate 2. North - 3 min'],
])('writes %j', (places, text) => {
  expect(writeNearby(places)).toBe(text);
});

test('reads the places that it has written as they were', () => {
  const word = fc.stringMatching(/^[A-Za-z’]{1,9}(?:-[a-z]{1,4})?$/);
  const number = fc.stringMatching(/^\d{1,4}[.)]?$/);
  const text = fc
    .tuple(word, fc.array(fc.oneof(word, number), { maxLength: 4 }))
    .map((words) => words.flat().join(' '));
  const places = fc.array(fc.record({ label: text, value: fc.option(text) }), { maxLength: 100 });
  fc.assert(fc.property(places, (some) => expect(parseNearby(writeNearby(some))).toEqual(some)));
});
