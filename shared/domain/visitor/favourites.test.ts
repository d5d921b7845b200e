import fc from 'fast-check';
import { projectCard } from '../../contract-kit/testing/entities';
import { addFavourite, type Favourites, favouriteLimit, isFavourite, removeFavourite } from './favourites';

const project = (id: string) => projectCard({ id, name: `Project ${id}` });

test('keeps what I like, the latest first, each once', () => {
  const two = addFavourite(addFavourite([], project('1')), project('2'));
  expect(two.map(({ id }) => id)).toEqual(['2', '1']);
  expect(addFavourite(two, project('1'))).toBe(two);
});

test('lets go of what I no longer like', () => {
  const one = addFavourite([], project('1'));
  expect(removeFavourite(one, '1')).toEqual([]);
  expect(removeFavourite(one, '2')).toBe(one);
  expect(removeFavourite(addFavourite(one, project('2')), '1').map(({ id }) => id)).toEqual(['2']);
});

test('lets the oldest of sixty go for a new one', () => {
  const full = Array.from({ length: favouriteLimit }, (_, index) => project(String(index)));
  const kept = addFavourite(full, project('new'));
  expect(kept.map(({ id }) => id)).toEqual(['new', ...full.slice(0, -1).map(({ id }) => id)]);
});

test('never holds more than sixty nor one twice, whatever I like', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90), { maxLength: 200 }), (ids) => {
      const all = ids.map(String).reduce<Favourites>((list, id) => addFavourite(list, project(id)), []);
      expect(all.length).toBeLessThanOrEqual(favouriteLimit);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      const last = ids.at(-1);
      if (last !== undefined) expect(isFavourite(all, String(last))).toBe(true);
    }),
  );
});
