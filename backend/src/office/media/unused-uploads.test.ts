/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openUploadedMedia, type UploadedMedia } from '../../media/uploaded/uploaded-media';
import { demoBackend } from '../../testing/demo-backend';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';
import { clearUnusedUploads } from './unused-uploads';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser;
let folder: string;
let uploaded: UploadedMedia;
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-uploads-'));
  uploaded = await openUploadedMedia({ dataFolder: folder, uploadsBucket: null });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Stores a file as if so many days ago; returns its path. */
async function store(content: string, days: number): Promise<string> {
  const path = await uploaded.keep({ kind: 'picture', content: Buffer.from(content), width: 1600, height: 900 });
  await utimes(fileOf(path), daysAgo(days), daysAgo(days));
  return path;
}

const fileOf = (path: string) => join(folder, 'media', path.split('/').at(-1) ?? '');
const clear = (days: number | null) => clearUnusedUploads({ db: backend.open.db, uploaded }, days, now);
const left = async (paths: readonly string[]) => {
  const names = new Set(await readdir(join(folder, 'media')));
  return paths.map((path) => names.has(path.split('/').at(-1) ?? ''));
};

test('deletes old files that nothing names; those of records, galleries, units, sections and drafts stay', async () => {
  const of = ['image', 'gallery', 'unit', 'text', 'section', 'portrait', 'unused'] as const;
  const [image = '', gallery = '', unit = '', text = '', section = '', portrait = '', unused = ''] = await Promise.all(
    of.map((name) => store(name, 40)),
  );
  const plan = await uploaded.keep({ kind: 'document', content: Buffer.from('plan') });
  await utimes(fileOf(plan), daysAgo(40), daysAgo(40));
  const fresh = await store('fresh', 20);
  await editor.call('POST', '/projects', {
    ...{ name: 'With files', image, gallery: `media/other.webp, ${gallery}`, floor_plan: plan },
    units: [{ type: '1BR', plan: unit }],
  });
  await editor.call('POST', '/agents', { name: 'With a portrait', images: portrait });
  const details = [{ sub_heading: null, images: section, paragraph: `<p><img src="/${text}" alt=""></p>` }];
  await editor.call('POST', '/blogs', { heading: 'With pictures', details });
  expect(await clear(null)).toBe(0);
  const kept = [image, gallery, unit, section, portrait, plan, fresh];
  // What a paragraph may not have is not stored, and needs no file.
  const unnamed = JSON.stringify((await editor.call('GET', '/blogs?size=200')).json()).includes(text) ? [] : [text];
  expect(await clear(30)).toBe(1 + unnamed.length);
  expect(await left(kept)).toEqual(kept.map(() => true));
  expect(await left([unused, ...unnamed])).toEqual([unused, ...unnamed].map(() => false));
});

test('a file that the history can restore stays for as long as the history counts', async () => {
  const first = await store('first', 400);
  const { id, version } = (await editor.call('POST', '/team', { name: 'Pictured', image: first })).json();
  await editor.call('PATCH', `/team/${id}`, { version, changes: { image: null } });
  expect([await clear(30), await left([first])]).toEqual([0, [true]]);
  const later = new Date(now.getTime() + 31 * 86_400_000);
  expect(await clearUnusedUploads({ db: backend.open.db, uploaded }, 30, later)).toBe(1);
  expect(await left([first])).toEqual([false]);
});

test('a file that was uploaded again counts as new, also while it is being cleared', async () => {
  const again = await store('again', 40);
  await uploaded.keep({ kind: 'picture', content: Buffer.from('again'), width: 1600, height: 900 });
  expect([await clear(30), await left([again])]).toEqual([0, [true]]);
  expect(await uploaded.discard(again.split('/').at(-1) ?? '', daysAgo(30))).toBe(false);
});
