import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import fc from 'fast-check';
import { mapNames } from '../names/map-names';
import { layOutMarkers } from './lay-out-markers';

const project = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  location: 'Dubai Marina',
  price: 1_200_000,
});
const marina = { latitude: 25.08, longitude: 55.1385 };
/** Degrees of a pixel over Dubai at zoom 12. */
const pixel = 360 / (256 * 2 ** 12);
const fromMarina = (right: number, down: number) =>
  project(marina.latitude - down * pixel * 0.9057, marina.longitude + right * pixel);

const nameOf = (layout: ReturnType<typeof layOutMarkers>, name: string) =>
  layout.names.find((each) => each.name === name);

test.each([
  [10, ['Arabian Gulf']],
  [11, ['Dubai Marina', 'Deira', 'Arabian Gulf']],
  [12, ['Dubai Marina', 'Deira', 'JLT', 'Arabian Gulf']],
  [14, ['Dubai Marina', 'Deira', 'JLT', 'Burj Khalifa', 'Arabian Gulf']],
])('at zoom %i the names are read that have room there', (zoom, expected) => {
  const { names } = layOutMarkers([], [], zoom);
  const known = new Set(['Dubai Marina', 'Deira', 'JLT', 'Burj Khalifa', 'Arabian Gulf']);
  const read = new Set(names.map(({ name }) => name).filter((name) => known.has(name)));
  expect(read).toEqual(new Set(expected));
});

test.each([
  ['no marker is near', [], { right: 0, down: 0 }],
  ['a marker stands on it', [fromMarina(0, 10)], { right: 0, down: 28 }],
  ['a marker stands beneath it', [fromMarina(0, 60)], { right: 0, down: -14 }],
])('an area has its name beside its place where %s', (_, projects, expected) => {
  expect(nameOf(layOutMarkers(projects, [], 12), 'Dubai Marina')).toMatchObject(expected);
});

/** Overlapping markers over all of the Marina leave no room for its name. */
const crowd = [-2, -1, 0, 1, 2, 3].flatMap((column) =>
  [-2, -1, 0, 1, 2, 3].map((row) => fromMarina(column * 53 - 26, row * 53)),
);

test('where there is no room for the name of an area, markers are clustered until there is', () => {
  const { alone, joined, names } = layOutMarkers(crowd, [], 12);
  expect(names.map(({ name }) => name)).toContain('Dubai Marina');
  expect(alone.length + joined.reduce((sum, { count }) => sum + count, 0)).toBe(crowd.length);
  expect(joined.length).toBeGreaterThan(0);
  // A less important name does not cluster them.
  expect(names.map(({ name }) => name)).not.toContain('JLT');
});

test('for any content of the map, no marker covers a name, and no name another', () => {
  const place = fc
    .record({
      latitude: fc.double({ min: 25, max: 25.25, noNaN: true }),
      longitude: fc.double({ min: 55.1, max: 55.35, noNaN: true }),
    })
    .map(({ latitude, longitude }) => project(latitude, longitude));
  fc.assert(
    fc.property(fc.array(place, { maxLength: 200 }), fc.integer({ min: 10, max: 15 }), (projects, zoom) => {
      const { alone, joined, names } = layOutMarkers(projects, [], zoom);
      const box = (at: (typeof alone)[number] | (typeof joined)[number]) => {
        const { x, y } = toWorldPoint(at, zoom);
        return { left: x - 26, right: x + 26, top: y - 50, bottom: y + 2 };
      };
      const markers = [...alone, ...joined].map(box);
      const named = names.map(({ right, down, ...name }) => {
        const { x, y } = toWorldPoint(name, zoom);
        // No font has narrower letters.
        const half = name.name.length * 3;
        return { left: x + right - half, right: x + right + half, top: y + down - 9, bottom: y + down + 9 };
      });
      // One expectation for all pairs: there are thousands, and each expectation of its own takes longer than the comparison.
      const covered = named.filter((name, at) =>
        [...markers, ...named.slice(at + 1)].some(
          (other) =>
            name.left < other.right && other.left < name.right && name.top < other.bottom && other.top < name.bottom,
        ),
      );
      expect(covered).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the name of every area of the site is on the map', () => {
  const areas = new Set(mapNames.filter(({ kind }) => kind === 'area').map(({ name }) => name));
  for (const area of ['Palm Jumeirah', 'Downtown Dubai', 'Mohammed Bin Rashid City', 'Masdar City']) {
    expect(areas).toContain(area);
  }
});
