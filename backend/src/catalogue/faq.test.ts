/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { seedings, siteTexts } from '../database/schema';
import { seedSiteContentOnce } from '../database/seed/seed';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com'), wantsDemo: false });

let editor: OfficeBrowser;
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly text?: string;
}

const shown = async (path: string, headers: Record<string, string> = {}): Promise<readonly Shown[]> =>
  (await backend.get(path, headers)).json().data;

async function change(path: string, changes: object): Promise<number> {
  const { version } = (await editor.call('GET', path)).json();
  return (await editor.call('PATCH', path, { version, changes })).statusCode;
}

test.each([
  ['/api/faq', 19, ['id', 'name', 'topic', 'answer', 'slug', 'position']],
  ['/api/texts', 19, ['id', 'name', 'text']],
])('%s lists what a new database has, with nothing that only the office reads', async (path, count, fields) => {
  const records = await shown(path);
  expect([records.length, Object.keys(records[0] ?? {})]).toEqual([count, fields]);
  const { headers } = await backend.get(path);
  expect((await backend.get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('a question that was moved stands between its neighbours, and one without a place after all of them', async () => {
  const before = (await shown('/api/faq')).map(({ id }) => id);
  expect(before).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
  expect(await change('/faq/5', { position: 2.5 })).toBe(200);
  const { id, version } = (await editor.call('POST', '/faq', { name: 'A new one?', topic: 'owning' })).json();
  await editor.call('POST', `/faq/${id}/publish`, { version });
  const moved = [1, 2, 5, 3, 4, ...before.slice(5), id];
  await eventually(
    async () => JSON.stringify((await shown('/api/faq')).map((each) => each.id)) === JSON.stringify(moved),
  );
  await editor.call('DELETE', `/faq/${id}`);
});

test('a preview shows a typed text, which nobody else sees before it is saved', async () => {
  const changes = { text: 'Better homes, once a week.' };
  const { query } = (await editor.call('POST', '/texts/1/preview', { changes })).json();
  const [previewed] = await shown('/api/texts', { 'x-iwan-preview': query.replace('preview=', '') });
  expect(previewed?.text).toBe(changes.text);
  expect((await shown('/api/texts'))[0]?.text).not.toBe(changes.text);
  expect(await change('/texts/1', changes)).toBe(200);
  await eventually(async () => (await shown('/api/texts'))[0]?.text === changes.text);
});

test('there is one text of each name: nobody adds or deletes one', async () => {
  const adding = await editor.call('POST', '/texts', { name: 'footer.promise', text: 'Twice' });
  const deleting = await editor.call('DELETE', '/texts/1');
  expect([adding.statusCode, deleting.statusCode]).toEqual([403, 403]);
});

test('a database of an earlier release gets the templates of answers beside its texts, once', async () => {
  const { db } = backend.open;
  const answers = like(siteTexts.name, 'answer.%');
  await db.delete(siteTexts).where(answers);
  await db.delete(seedings).where(eq(seedings.name, 'answers'));
  for (let starts = 0; starts < 2; starts += 1) await seedSiteContentOnce(db, join(import.meta.dirname, '../../seed'));
  expect([await db.$count(siteTexts), await db.$count(siteTexts, answers)]).toEqual([21, 2]);
});
