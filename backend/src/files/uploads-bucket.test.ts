/** @jest-environment ./backend/src/testing/database-environment.ts */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closeTestBucket, testBucket } from '@iwan/tooling/objects/testing/s3-server';
import { backendFolder } from '../backend-folder';
import { fileRemovals, leads } from '../database/schema';
import { openAttachmentStore } from '../leads/attachments/attachments';
import { openUploadedMedia } from '../media/uploaded/uploaded-media';
import { clearUnusedUploads } from '../office/media/unused-uploads';
import { type OpenBackend, openBackend } from '../open-backend';
import { erasePerson } from '../persons/erase-person';
import { sendApplication } from '../testing/leads/send-application';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';

jest.setTimeout(60_000);

const uploadsBucket = { bucket: 'releases', prefix: 'files/' };
let server: Awaited<ReturnType<typeof testBucket>>['server'];
let nodes: readonly OpenBackend[];
let editor: OfficeBrowser;

/** PostgreSQL has two nodes, the embedded database one. */
const folders = (testDatabaseUrl === null ? ['.'] : ['one', 'other']).map((name) => join(testDataFolder, name));

beforeAll(async () => {
  ({ server } = await testBucket());
  const files = backendFolder(join(import.meta.dirname, '..'), undefined);
  const opened: OpenBackend[] = [];
  for (const dataFolder of folders) {
    await mkdir(dataFolder, { recursive: true });
    const shared = { databaseUrl: testDatabaseUrl, authPepper: 'the same pepper on all of the nodes', uploadsBucket };
    const settings = { dataFolder, ...shared, office: officeOf('first@example.com'), logLevel: 'silent' } as const;
    opened.push(await openBackend(settings, files, { openClient: openPgliteOutside }));
  }
  nodes = opened;
  editor = await inOffice({ app: node(0).app, open: node(0) }, { email: 'editor@example.com', role: 'administrator' });
});
afterAll(async () => {
  for (const each of nodes) await each.stop();
  await closeTestBucket();
});
beforeEach(() => {
  server.faultOf = () => null;
});

const node = (index: number) => nodes[index % nodes.length] as OpenBackend;
const db = () => node(0).db;
const keys = (folder: string) => [...server.objects.keys()].filter((key) => key.startsWith(`files/${folder}/`));
const upload = (content: Buffer) =>
  node(0).app.inject({
    method: 'POST',
    url: '/office/api/media?accept=file',
    headers: { ...editor.headers, origin: 'http://localhost:3002', 'content-type': 'application/octet-stream' },
    payload: content,
  });
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const applicant = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com`, phone: '971501234567' });

test('a file of the office is stored in the bucket, and shown by each node', async () => {
  const stored = await upload(pdf('plan'));
  expect(stored.statusCode).toBe(201);
  expect(keys('media')).toHaveLength(1);
  for (const each of nodes) {
    const shown = await each.app.inject(`/${stored.json().file}`);
    expect([shown.statusCode, shown.body]).toEqual([200, String(pdf('plan'))]);
  }
  const unknown = await node(1).app.inject(`/media/uploaded/${'0'.repeat(32)}.pdf`);
  expect(unknown.statusCode).toBe(404);
});

test('a bucket that does not answer is a sentence for who uploads and who looks, and 200 again afterwards', async () => {
  const { file } = (await upload(pdf('brochure'))).json();
  server.faultOf = () => 'cut';
  const refused = await upload(pdf('another'));
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([
    503,
    '30',
    { code: 'away', message: 'Files cannot be stored or shown just now. Please try again in a few minutes.' },
  ]);
  expect((await node(1).app.inject(`/${file}`)).statusCode).toBe(503);
  server.faultOf = () => null;
  expect((await node(1).app.inject(`/${file}`)).statusCode).toBe(200);
  expect((await upload(pdf('another'))).statusCode).toBe(201);
});

test('unused files are deleted from the bucket, whichever node does it', async () => {
  const { file } = (await upload(pdf('unused'))).json();
  const { file: used } = (await upload(pdf('used'))).json();
  await editor.call('POST', '/projects', { name: 'With a plan', floor_plan: used });
  const uploaded = await openUploadedMedia({ dataFolder: testDataFolder, uploadsBucket });
  const later = new Date(Date.now() + 40 * 86_400_000);
  server.faultOf = ({ method }) => (method === 'DELETE' ? 'cut' : null);
  await expect(clearUnusedUploads({ db: db(), uploaded }, 30, later)).rejects.toThrow('Files cannot be');
  server.faultOf = () => null;
  expect(await clearUnusedUploads({ db: db(), uploaded }, 30, later)).toBeGreaterThan(0);
  expect([await uploaded.open(file.split('/').at(-1)), keys('media').length]).toEqual([null, 1]);
});

test('a résumé lies in the bucket, and a form whose file cannot be stored is no lead until it is sent again', async () => {
  server.faultOf = ({ method }) => (method === 'PUT' ? 'cut' : null);
  const refused = await sendApplication(node(0), applicant('Zoe'));
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    { message: 'Files cannot be stored or shown just now. Please try again in a few minutes.' },
  ]);
  expect(await db().$count(leads)).toBe(0);
  server.faultOf = () => null;
  expect((await sendApplication(node(1), applicant('Zoe'))).statusCode).toBe(201);
  expect(keys('uploads')).toHaveLength(1);
  const [lead] = await db().select().from(leads);
  const { link } = (await editor.call('GET', `/leads/${lead?.id}/attachment-link`)).json();
  for (const each of nodes) {
    const file = await each.app.inject({ url: link, headers: editor.headers });
    expect([file.statusCode, file.body.slice(0, 8)]).toEqual([200, '%PDF-1.7']);
  }
});

test('an erased person’s files are deleted as soon as the bucket answers, and the office is told until then', async () => {
  await sendApplication(node(0), applicant('Amal'));
  const before = keys('uploads').length;
  server.faultOf = ({ method }) => (method === 'DELETE' ? 'cut' : null);
  const erased = await editor.call('POST', '/persons/erase', { email: 'amal@example.com' });
  expect(erased.json()).toMatchObject({ leads: 1, files: 1, filesLeft: 1 });
  expect(keys('uploads')).toHaveLength(before);
  server.faultOf = () => null;
  const attachments = await openAttachmentStore({ dataFolder: testDataFolder, uploadsBucket }, db());
  expect([await attachments.discardErased(), keys('uploads').length]).toEqual([0, before - 1]);
  expect(await db().$count(fileRemovals)).toBe(0);
  const stores = { db: db(), flush: async () => {}, journal: null, attachments, dataFolder: testDataFolder };
  expect(await erasePerson(stores, { email: 'zoe@example.com' })).toMatchObject({ files: 1, filesLeft: 0 });
  expect(keys('uploads')).toEqual([]);
});

test('no node has a file in its data folder', async () => {
  for (const folder of folders) {
    const names = await readdir(folder);
    expect(names.filter((name) => name === 'media' || name === 'uploads')).toEqual([]);
  }
});
