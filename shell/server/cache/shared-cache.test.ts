import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangesResponse } from '@iwan/shared/domain/record/record-change';
import { until } from '../testing/until';
import { SharedCache } from './shared-cache';

let purged: string[][];
let changes: ChangesResponse;
let isAccepting: boolean;
let server: Server;
let shared: SharedCache;
const told = { forget: jest.fn(), forgetAll: jest.fn(), onPurge: jest.fn(), warn: jest.fn() };

/** One server is the cache, for purges, and the backend, for what has changed. */
beforeEach(async () => {
  purged = [];
  changes = { node: 'a', last: 0, isIncomplete: false, changes: [] };
  isAccepting = true;
  for (const mock of Object.values(told)) mock.mockReset();
  server = createServer(({ method, headers }, response) => {
    if (method !== 'PURGE') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(changes));
      return;
    }
    purged.push(String(headers['xkey-purge']).split(' '));
    response.writeHead(isAccepting ? 200 : 405).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shared = new SharedCache({
    addresses: [{ kind: 'varnish', url }],
    token: null,
    apiUrl: url,
    forget: told.forget,
    forgetAll: told.forgetAll,
    onPurge: told.onPurge,
    log: { warn: told.warn },
  });
});

afterEach(async () => {
  shared.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const freshFor = () => /s-maxage=(\d+)/.exec(shared.headersFor(['projects'])['cache-control'] ?? '')?.[1];

test('at the start everything is purged, twice, since nobody knows what has changed before', async () => {
  expect(freshFor()).toBe('5');
  shared.start();
  await until(() => freshFor() === '300');
  await until(() => purged.length === 2);
  expect(purged).toEqual([['site'], ['site']]);
  expect(told.forgetAll).toHaveBeenCalledTimes(2);
});

test('a changed record is forgotten here before the cache is told, and its lists with it', async () => {
  shared.start();
  await until(() => purged.length > 0);
  purged = [];
  const order: string[] = [];
  told.forget.mockImplementation((keys: ReadonlySet<string>) => order.push([...keys].join()));
  changes = { node: 'a', last: 1, isIncomplete: false, changes: [{ kind: 'project', ids: ['17'] }] };
  await until(() => order.length >= 2);
  expect(order.slice(0, 2)).toEqual(['project-17', 'projects']);
  changes = { ...changes, changes: [] };
  await until(() => purged.flat().includes('projects'));
  expect(purged.flat()).toContain('project-17');
});

test('while purges fail, documents are kept for seconds; it is logged once, and when it is over', async () => {
  isAccepting = false;
  shared.start();
  await until(() => told.onPurge.mock.calls.length >= 2);
  expect([freshFor(), shared.waiting, told.warn.mock.calls.length]).toEqual(['5', 1, 1]);
  isAccepting = true;
  await until(() => freshFor() === '300');
  expect(told.warn).toHaveBeenCalledTimes(2);
  expect(told.onPurge.mock.calls.map(([outcome]) => outcome)).toContain('done');
});

test('a server that is being replaced has its documents kept for a second, and no older document replaced for longer', () => {
  shared.end();
  expect(shared.headersFor(['projects'])).toEqual({
    'cache-control': 'max-age=0, s-maxage=1, stale-if-error=86400',
    xkey: 'site projects',
  });
});
