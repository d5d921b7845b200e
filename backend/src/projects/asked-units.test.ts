/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoBackend } from '../testing/demo-backend';

interface SeedUnit {
  readonly type: string;
  readonly price: number;
  readonly available: number;
}
interface SeedProject {
  readonly name: string;
  readonly unit: string | null;
  readonly starting_price: string | null;
  readonly units: readonly SeedUnit[] | null;
}

const seed: readonly SeedProject[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../seed/projects.json'), 'utf8'),
);
const described = seed.filter(({ units }) => units !== null && units.length > 0);
const types = [...new Set(described.flatMap(({ units }) => (units ?? []).map(({ type }) => type)))];
const budgets = [
  [10_000, 1_000_000],
  [10_000, 2_000_000],
  [1_500_000, 3_000_000],
  [3_000_000, 6_000_000],
  [6_000_000, 99_000_000],
] as const;
const questions = types.flatMap((type) => budgets.map(([from, to]) => ({ type, from, to })));
const backend = demoBackend();
const ask = async (query: string) => (await backend.get(`/api/projectapi?${query}`)).json();

const has = (project: SeedProject, { type, from, to }: (typeof questions)[number]) =>
  (project.units ?? []).some((unit) => {
    return unit.type === type && unit.available > 0 && unit.price >= from && unit.price <= to;
  });

let onMap: ReadonlySet<string>;
beforeAll(async () => {
  const { data } = await ask('fields=marker&zoom=12&bbox=54,24,56,26');
  onMap = new Set(data.map(({ name }: { name: string }) => name));
});

test('the demo content has enough to ask for', () => {
  expect(questions.length).toBeGreaterThan(40);
  expect(onMap.size).toBeGreaterThan(50);
  expect(questions.filter((question) => described.some((project) => has(project, question))).length).toBeGreaterThan(
    20,
  );
});

test.each(questions)('list, map, facets and suggestions have whatever is %j, and nothing else', async (question) => {
  const { type, from, to } = question;
  const budget = `price_from=${from}&price_to=${to}`;
  const asked = `unit=${encodeURIComponent(type)}&${budget}`;
  const wanted = described.filter((project) => has(project, question)).map(({ name }) => name);
  const names = new Set(described.map(({ name }) => name));
  const known = (data: readonly { readonly name: string }[]) =>
    data.map(({ name }) => name).filter((name) => names.has(name));
  const { data, meta } = await ask(`${asked}&fields=card&page=1&per_page=100`);
  expect(known(data)).toEqual(wanted);
  for (const card of data.filter(({ name }: { name: string }) => names.has(name))) {
    expect(card.asked_unit).toMatchObject({ type });
    expect(card.asked_unit.price >= from && card.asked_unit.price <= to).toBe(true);
  }
  const map = await ask(`${asked}&fields=marker&zoom=12&bbox=54,24,56,26`);
  expect(map.meta.total).toBe(meta.total);
  expect(known(map.data)).toEqual(wanted.filter((name) => onMap.has(name)));
  const { facets } = (await ask(`${budget}&facets=configurations&page=1&per_page=1`)).meta;
  const counted = facets.configurations.find(({ value }: { value: string }) => value === type);
  expect(counted?.count ?? 0).toBe(meta.total);
  const [first] = wanted;
  if (first === undefined) return;
  const suggested = await ask(`suggest=${encodeURIComponent(first)}&${asked}&fields=card`);
  expect(suggested.data.map(({ name }: { name: string }) => name)).toContain(first);
  expect(known(suggested.data).every((name) => wanted.includes(name))).toBe(true);
});
