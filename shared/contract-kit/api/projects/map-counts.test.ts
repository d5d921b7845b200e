import fc from 'fast-check';
import { writeArea } from '../../../domain/search/areas/drawn-area';
import { noCriteria } from '../../../domain/search/criteria/search-criteria';
import { withQuery } from '../../paths/query';
import { filtersOf } from './project-filters';
import { placeWholeList } from './whole-list-markers';

const degrees = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 1e5), max: Math.round(to * 1e5) }).map((units) => units / 1e5);
const place = fc.record({ latitude: degrees(24.9, 25.4), longitude: degrees(55, 55.5) });
/** Corners in their order around a middle: an outline that crosses itself nowhere. */
const outline = fc
  .record({
    middle: place,
    reaches: fc.array(fc.double({ min: 0.01, max: 0.2, noNaN: true }), { minLength: 3, maxLength: 20 }),
  })
  .map(({ middle, reaches }) =>
    reaches.map((reach, at) => ({
      latitude: Math.round((middle.latitude + reach * Math.sin((2 * Math.PI * at) / reaches.length)) * 1e5) / 1e5,
      longitude: Math.round((middle.longitude + reach * Math.cos((2 * Math.PI * at) / reaches.length)) * 1e5) / 1e5,
    })),
  );

type Place = { readonly latitude: number; readonly longitude: number };

/** By another way than the rule's: how often the outline winds around a place. `null` where that is on its line. */
function windsAround(corners: readonly Place[], { latitude, longitude }: Place): boolean | null {
  let angle = 0;
  for (const [at, corner] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const from = Math.atan2(corner.latitude - latitude, corner.longitude - longitude);
    const to = Math.atan2(next.latitude - latitude, next.longitude - longitude);
    let turn = to - from;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    if (Math.abs(Math.abs(turn) - Math.PI) < 1e-4) return null;
    angle += turn;
  }
  return Math.abs(angle) > Math.PI;
}

const units = ['1BR', '2BR'] as const;
const projects = fc.array(fc.record({ place, unit: fc.constantFrom(...units) }), { maxLength: 260 });
const view = fc.option(fc.record({ one: place, other: place }));

test('a plain backend: the map counts what an independent filter counts, in any view and any area', () => {
  fc.assert(
    fc.property(
      projects,
      fc.option(outline),
      view,
      fc.integer({ min: 8, max: 17 }),
      fc.option(fc.constantFrom(...units)),
      (all, area, seen, zoom, unit) => {
        const bounds = seen && {
          west: Math.min(seen.one.longitude, seen.other.longitude),
          east: Math.max(seen.one.longitude, seen.other.longitude),
          south: Math.min(seen.one.latitude, seen.other.latitude),
          north: Math.max(seen.one.latitude, seen.other.latitude),
        };
        const isRequested = all.map(({ place: at, unit: own }) => {
          const isIn = area === null ? true : windsAround(area, at);
          const isSeen =
            bounds === null ||
            (at.latitude >= bounds.south &&
              at.latitude <= bounds.north &&
              at.longitude >= bounds.west &&
              at.longitude <= bounds.east);
          return isIn === null ? null : isIn && isSeen && (unit === null || own === unit);
        });
        // What lies on the very line is counted by a case of the rule's own table.
        fc.pre(!isRequested.includes(null));
        const criteria = {
          ...noCriteria,
          configurations: unit === null ? [] : [unit],
          within: area === null ? null : writeArea(area),
        };
        const question = { bounds, zoom, criteria, slug: null };
        const data = all.map(({ place: at, unit: own }, id) => ({ id, name: `House ${id}`, unit: own, ...at }));
        const set = placeWholeList(data, question, () => {});
        expect(set.total).toBe(isRequested.filter(Boolean).length);
        expect(set.clusters.reduce((sum, { count }) => sum + count, set.markers.length)).toBe(set.total);
        if (area !== null) expect(withQuery('/p', filtersOf(criteria, null))).toContain(`within=${criteria.within}`);
      },
    ),
    { numRuns: 300 },
  );
});
