/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openings, seedings } from '../database/schema';
import { seedSiteContentOnce } from '../database/seed/seed';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser;
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

interface Opening {
  readonly id: number;
  readonly name: string;
}

const shown = async (headers: Record<string, string> = {}): Promise<readonly Opening[]> =>
  (await backend.get('/api/openings', headers)).json().data;

test('lists the five openings of the specification in their order, with nothing that only the office reads', async () => {
  const openings = await shown();
  expect(openings.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Real Estate Sales Consultant'],
    [2, 'Property Management Specialist'],
    [3, 'Real Estate Financial Analyst'],
    [4, 'Property Inspector'],
    [5, 'Investment Relations Coordinator'],
  ]);
  expect(Object.keys(openings[0] ?? {})).toEqual([
    'id',
    'name',
    'summary',
    'employment',
    'pay_from',
    'pay_to',
    'does',
    'brings',
    'offers',
    'posted_on',
    'closes_on',
  ]);
});

test('a caller that has the list already is told that it is the same', async () => {
  const { headers } = await backend.get('/api/openings');
  expect((await backend.get('/api/openings', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('the old address of a renamed opening leads to its page, and a preview shows the new name before', async () => {
  const { id, version } = (await editor.call('GET', '/openings/4')).json();
  const changes = { name: 'Building Inspector' };
  const { query } = (await editor.call('POST', `/openings/${id}/preview`, { changes })).json();
  const previewed = await shown({ 'x-iwan-preview': query.replace('preview=', '') });
  expect([previewed.length, previewed.some(({ name }) => name === 'Building Inspector')]).toEqual([5, true]);
  expect((await shown()).some(({ name }) => name === 'Building Inspector')).toBe(false);
  expect((await editor.call('PATCH', `/openings/${id}`, { version, changes })).statusCode).toBe(200);
  const leadsTo = async () => (await backend.get('/api/redirects?from=%2Fcareer%2Fproperty-inspector')).json().data?.to;
  await eventually(async () => (await leadsTo()) === '/career/building-inspector');
  expect((await shown())[3]?.name).toBe('Building Inspector');
});

test('a start brings no deleted opening back, and adds none beside those that came otherwise', async () => {
  const { db } = backend.open;
  const start = () => seedSiteContentOnce(db, join(import.meta.dirname, '../../seed'));
  await db.delete(openings);
  await start();
  expect(await db.$count(openings)).toBe(0);
  await db.delete(seedings).where(eq(seedings.name, 'openings'));
  await db.insert(openings).values({ name: 'Imported before the first start' });
  await start();
  expect(await db.$count(openings)).toBe(1);
});
