/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */

import { hasValidPermit } from '@iwan/shared/domain/project/permit';
import { addDays, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { createResponses } from '../catalogue/responses';
import type { ProjectRecord } from '../database/project-record';
import { demoBackend } from '../testing/demo-backend';
import { openProjectStore } from './store';

const backend = demoBackend({ requiresPermits: true });
const today = dayInDubai(new Date());
const ask = async (path: string) => (await backend.get(path)).json();

test('shows projects alone whose permit holds today, wherever they are asked for', async () => {
  const { data }: { data: readonly ProjectRecord[] } = await ask('/api/projectapi');
  expect(data.length).toBeGreaterThan(10);
  expect(data.length).toBeLessThan(30);
  expect(data.filter((record) => !hasValidPermit(record, today))).toEqual([]);
  const names = new Set(data.map(({ name }) => name));
  const total = data.length;
  expect((await ask('/api/projectapi?page=1&fields=card')).meta.total).toBe(total);
  expect((await ask('/api/projectapi?fields=marker&zoom=9')).meta.total).toBe(total);
  expect((await ask('/api/projectapi?page=1&facets=1')).meta.facets.categories[0].count).toBeLessThanOrEqual(total);
  const others = [
    ...(await ask('/api/projectapi?suggest=villa&fields=card')).data,
    ...(await ask(`/api/projectapi?similar=${data[0]?.id}&page=1&fields=card`)).data,
    ...(await ask(`/api/developerProject/${encodeURIComponent(data[0]?.developer?.name ?? '')}`)).data,
  ];
  expect(others.filter(({ name }: { name: string }) => !names.has(name))).toEqual([]);
});

test('answers for a project without a permit as for one that is not there', async () => {
  expect((await backend.get('/api/projectapi/Stratum%20Canal%20Nine')).statusCode).toBe(
    (await backend.get('/api/projectapi/No%20such%20project')).statusCode,
  );
});

test('a permit expires at the end of its day without anybody writing', async () => {
  const { data }: { data: readonly ProjectRecord[] } = await ask('/api/projectapi');
  const { name = '', permit_expires_on: last } = data[0] ?? {};
  let day = last ?? '';
  const store = await openProjectStore(backend.open.db, createResponses(), new Map(), {
    requiresPermits: true,
    now: () => new Date(`${day}T12:00:00Z`),
  });
  const isListed = () => store.index().namesakes(name).length > 0;
  expect([isListed(), (await store.find(name))?.name]).toEqual([true, name]);
  day = addDays(day, 1);
  expect([isListed(), await store.find(name)]).toEqual([false, undefined]);
});
