import fc from 'fast-check';
import { areaFilter, isInArea } from './area-filter';
import { boundsOfArea, cornerLimits, longestArea, parseArea, writeArea } from './drawn-area';

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const marina = [corner(25.06, 55.12), corner(25.06, 55.16), corner(25.1, 55.16), corner(25.1, 55.12)];
/** An arrow that points east, with its notch in the west. */
const arrow = [corner(25, 55), corner(25.1, 55.2), corner(25.2, 55), corner(25.1, 55.1)];
const bowTie = [corner(25, 55), corner(25.2, 55.2), corner(25, 55.2), corner(25.2, 55)];

const number = fc.integer({ min: -8_400_000, max: 8_400_000 }).map((units) => units / 100_000);
const place = fc.record({ latitude: number, longitude: number });

test.each([
  ['in the middle of it', marina, corner(25.08, 55.14), true],
  ['on its edge', marina, corner(25.06, 55.14), true],
  ['on its corner', marina, corner(25.1, 55.12), true],
  ['north of it', marina, corner(25.11, 55.14), false],
  ['on the line of an edge, beyond its end', marina, corner(25.06, 55.17), false],
  ['in the notch of an arrow', arrow, corner(25.1, 55.05), false],
  ['in the head of an arrow', arrow, corner(25.1, 55.15), true],
  ['level with a corner of it', arrow, corner(25.1, 54.9), false],
  ['in a wing of a bow tie', bowTie, corner(25.1, 55.03), true],
  ['beneath the knot of a bow tie', bowTie, corner(25.03, 55.1), false],
  ['in nothing', [], corner(25, 55), false],
] as const)('a place %s is told', (_, area, where, isInside) => {
  expect(isInArea(where, area)).toBe(isInside);
});

test('a rectangle holds what lies between its sides', () => {
  fc.assert(
    fc.property(place, place, place, (one, other, where) => {
      const area = [
        corner(one.latitude, one.longitude),
        corner(one.latitude, other.longitude),
        corner(other.latitude, other.longitude),
        corner(other.latitude, one.longitude),
      ];
      const { west, south, east, north } = boundsOfArea(area);
      const isBetween =
        where.latitude >= south && where.latitude <= north && where.longitude >= west && where.longitude <= east;
      expect(isInArea(where, area)).toBe(isBetween);
    }),
  );
});

test('a triangle holds what lies on one side of all its sides', () => {
  const sideOf = (from: (typeof marina)[number], to: (typeof marina)[number], at: (typeof marina)[number]) =>
    Math.sign(
      (to.longitude - from.longitude) * (at.latitude - from.latitude) -
        (to.latitude - from.latitude) * (at.longitude - from.longitude),
    );
  fc.assert(
    fc.property(place, place, place, place, (a, b, c, where) => {
      const sides = [sideOf(a, b, where), sideOf(b, c, where), sideOf(c, a, where)];
      // On the line of a side it depends on rounding.
      fc.pre(!sides.includes(0) && sideOf(a, b, c) !== 0);
      expect(isInArea(where, [a, b, c])).toBe(new Set(sides).size === 1);
    }),
  );
});

test('an area is the same from whichever corner, and whichever way, it is drawn', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 3, maxLength: 12 }), fc.nat(11), place, (area, turn, where) => {
      const at = turn % area.length;
      const turned = [...area.slice(at), ...area.slice(0, at)];
      expect(isInArea(where, turned)).toBe(isInArea(where, area));
      expect(isInArea(where, [...area].reverse())).toBe(isInArea(where, area));
    }),
  );
});

test('an area goes through an address and back, and stays short', () => {
  expect(writeArea(marina)).toHaveLength(22);
  expect(parseArea(writeArea(marina))).toEqual(marina);
  const corners = fc.uniqueArray(place, {
    minLength: cornerLimits.least,
    maxLength: cornerLimits.most,
    selector: ({ latitude, longitude }) => `${latitude} ${longitude}`,
  });
  fc.assert(
    fc.property(corners, (area) => {
      const text = writeArea(area);
      expect(text.length).toBeLessThanOrEqual(longestArea);
      expect(encodeURIComponent(text)).toBe(text);
      expect(parseArea(text)).toEqual(area);
    }),
  );
});

test('corners that fall together are one', () => {
  expect(parseArea(writeArea([...marina.slice(0, 1), corner(25.060_000_1, 55.12), ...marina.slice(1)]))).toEqual(
    marina,
  );
});

test.each([
  ['nothing', ''],
  ['two corners', writeArea(marina.slice(0, 2))],
  ['more corners than a finger draws', writeArea(Array.from({ length: 41 }, (_, at) => corner(25 + at / 100, 55)))],
  ['a corner cut off', writeArea(marina).slice(0, -1)],
  ['half a corner', writeArea(marina).slice(0, -3)],
  ['letters of no number', `${writeArea(marina)}!`],
  ['a number that never ends', '_'.repeat(200)],
  ['a text longer than any', 'A'.repeat(longestArea + 1)],
  ['a corner written the long way', `gA${writeArea(marina)}`],
  ['a corner beyond the map', writeArea([corner(86, 55), corner(25, 55), corner(25, 56)])],
  ['markup', '<script>alert(1)</script>'],
])('%s is no area', (_, text) => {
  expect(parseArea(text)).toBeNull();
  expect(areaFilter(text)({ place: corner(25.08, 55.14) })).toBe(false);
});

test('whatever text is sent is an area or none, and the area is written as it came', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%<. ');
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 120 }), (text) => {
      const area = parseArea(text);
      if (area !== null) expect(writeArea(area)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('a project without a place is in no area', () => {
  expect([{ place: corner(25.08, 55.14) }, { place: null }, {}].map(areaFilter(writeArea(marina)))).toEqual([
    true,
    false,
    false,
  ]);
});
