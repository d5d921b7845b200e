import type { Http } from '../../contracts/http';
import { cardsById } from './projects';

const names = (ids: readonly string[]) => ids.map((id) => ({ id, name: `Project ${id}` }));

/** A backend that answers by the ids of an address, and remembers the addresses. */
function backendOf(response: (ids: readonly string[]) => unknown) {
  const requested: string[] = [];
  const http: Http = {
    get: async (path) => {
      requested.push(path);
      return response(new URLSearchParams(path.split('?')[1]).getAll('id'));
    },
    send: async () => null,
    report: () => {},
  };
  return { http, asked: requested };
}

test('asks our backend for fifty at a time, and gives them in the order they were asked for', async () => {
  const { http, asked } = backendOf((ids) => ({ data: names(ids.toReversed()), meta: {} }));
  const ids = Array.from({ length: 72 }, (_, each) => String(each));
  expect((await cardsById(http, [...ids, '7'])).map(({ id }) => id)).toEqual(ids);
  expect(asked.map((path) => path.match(/id=/g)?.length)).toEqual([50, 22]);
  expect(asked[0]).toContain('fields=card');
});

test('asks a plain backend once, which sends everything, and takes what was asked for', async () => {
  const all = Array.from({ length: 80 }, (_, each) => String(each));
  const { http, asked } = backendOf(() => ({ data: names(all) }));
  const wanted = ['61', 'unknown', ...all.slice(0, 60)];
  expect((await cardsById(http, wanted)).map(({ id }) => id)).toEqual(['61', ...all.slice(0, 60)]);
  expect(asked).toHaveLength(1);
});

test('asks nobody for nothing', async () => {
  const { http, asked } = backendOf(() => ({ data: [] }));
  expect(await cardsById(http, [])).toEqual([]);
  expect(asked).toEqual([]);
});
