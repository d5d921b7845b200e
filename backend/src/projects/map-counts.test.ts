import { writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import fc from 'fast-check';
import type { ProjectRecord } from '../database/project-record';
import { indexProjects } from '../search/project-index';
import { readOptions } from './options';

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 1000, max: to * 1000 }).map((thousandths) => thousandths / 1000);
const place = fc.record({ latitude: degrees(24.9, 25.4), longitude: degrees(55, 55.5) });
const unit = fc.constantFrom('1BR', '2BR', 'Studios');

const recordOf = (id: number, at: { latitude: number; longitude: number }, own: string): ProjectRecord => {
  const texts = { name: `House ${id}`, unit: own, latitude: String(at.latitude), longitude: String(at.longitude) };
  return { id, location: 'Dubai Marina', developer: null, agent: null, ...texts } as unknown as ProjectRecord;
};

test('the list and the map count the same in any triangle, as an independent filter does', () => {
  const project = fc.record({ place, unit });
  fc.assert(
    fc.property(
      fc.array(project, { maxLength: 250 }),
      fc.tuple(place, place, place),
      fc.option(unit),
      fc.integer({ min: 6, max: 18 }),
      (projects, corners, requested, zoom) => {
        const [a, b, c] = corners;
        const side = (from: typeof a, to: typeof a, at: typeof a) =>
          Math.round(
            ((to.longitude - from.longitude) * (at.latitude - from.latitude) -
              (to.latitude - from.latitude) * (at.longitude - from.longitude)) *
              1e6,
          );
        fc.pre(side(a, b, c) !== 0);
        const isIn = (at: typeof a) => {
          const sides = [side(a, b, at), side(b, c, at), side(c, a, at)];
          return sides.every((each) => each >= 0) || sides.every((each) => each <= 0);
        };
        const onLine = projects.some((one) =>
          [side(a, b, one.place), side(b, c, one.place), side(c, a, one.place)].includes(0),
        );
        fc.pre(!onLine);
        const expected = projects.filter(
          (one) => isIn(one.place) && (requested === null || one.unit === requested),
        ).length;
        const index = indexProjects(projects.map((one, id) => recordOf(id, one.place, one.unit)));
        const query = { within: writeArea(corners), ...(requested === null ? {} : { unit: requested }) };
        const select = (more: object) => {
          const options = readOptions({ ...query, ...more });
          if (options === null) throw new Error('Nothing was asked.');
          return index.select(options).meta;
        };
        expect(select({ zoom: String(zoom) })).toMatchObject({ total: expected, placed: expected });
        expect(select({ fields: 'card', page: '1' })).toMatchObject({ total: expected });
      },
    ),
    { numRuns: 200 },
  );
});
