import type { Http } from '@iwan/shared/contracts/http';
import { projectAddresses } from './project-addresses';

const developer = { name: 'Marensand Developments' };

function httpOf(response: (query: URLSearchParams) => unknown) {
  const requested: string[] = [];
  const http = {
    get: async (path: string) => {
      requested.push(path);
      return response(new URL(path, 'http://a').searchParams);
    },
    send: async () => null,
    report: () => {},
  } satisfies Http;
  return { http, requested };
}

test('a plain backend is asked once and sends every project', async () => {
  const data = [{ id: 1, name: 'Harbour Gate', developer }, { id: 2, name: 'Quay & Søn' }, 7, { id: 3 }];
  const { http, requested } = httpOf(() => ({ data }));
  expect(await projectAddresses(http)).toEqual([
    { path: '/marensand-developments-properties/harbour-gate/' },
    { path: '/independent-properties/quay-son/' },
  ]);
  expect(requested).toHaveLength(1);
});

test('our own backend is asked for a hundred at a time until all are loaded', async () => {
  const { http, requested } = httpOf((query) => {
    const page = Number(query.get('page'));
    const data = Array.from({ length: page === 3 ? 50 : 100 }, (_, place) => ({
      id: place,
      name: `P ${page} ${place}`,
    }));
    return { data, meta: { total: 250, page, per_page: 100 } };
  });
  expect(await projectAddresses(http)).toHaveLength(250);
  expect(requested).toHaveLength(3);
});

test('stops at a limit where the backend never ends', async () => {
  const meta = (query: URLSearchParams) => ({ total: 1_000_000_000, page: Number(query.get('page')), per_page: 100 });
  const empty = httpOf((query) => ({ data: [], meta: meta(query) }));
  expect(await projectAddresses(empty.http)).toEqual([]);
  expect(empty.requested).toHaveLength(1);
  const endless = httpOf((query) => ({ data: [{ id: 1, name: `P ${query.get('page')}` }], meta: meta(query) }));
  expect(await projectAddresses(endless.http)).toHaveLength(2000);
});

test('projects that share an address have their id in it, as their pages do', async () => {
  const twice = [
    { id: 1, name: 'Harbour Gate', developer },
    { id: 2, name: 'Harbour-Gate', developer },
  ];
  const { http } = httpOf(() => ({ data: twice }));
  expect(await projectAddresses(http)).toEqual([
    { path: '/marensand-developments-properties/harbour-gate/?id=1' },
    { path: '/marensand-developments-properties/harbour-gate/?id=2' },
  ]);
});
