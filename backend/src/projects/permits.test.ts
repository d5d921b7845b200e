/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */

import { hasValidPermit } from '@iwan/shared/domain/project/permit';
import { addDays, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { createAnswers } from '../catalogue/answers';
import { demoBackend } from '../testing/demo-backend';
import { withValidPermits } from './permitted';
import type { ProjectRecord } from './project-record';

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

test('a permit expires at the end of its day without anybody writing', () => {
  const record = { name: 'Quay', permit_number: '71', permit_expires_on: today } as unknown as ProjectRecord;
  let now = new Date();
  const all = [record];
  const catalogue = { all: () => all, find: () => record, refresh: async () => {}, list: () => ({}) as never };
  const shown = withValidPermits(catalogue, createAnswers(), () => now);
  expect([shown.all(), shown.find('Quay')]).toEqual([[record], record]);
  now = new Date(`${addDays(today, 1)}T12:00:00Z`);
  expect([shown.all(), shown.find('Quay')]).toEqual([[], undefined]);
});
