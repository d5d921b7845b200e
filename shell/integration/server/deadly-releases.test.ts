import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { withDeployedSite } from '../support/deployed-site';
import { eventually } from '../support/eventually';
import { expectWords } from '../support/expect-words';
import { appendToServer, publishAltered, replaceText } from '../support/store';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

const before = 'Notes from the doorstep';
const after = 'Letters from the lobby';

test('a release that puts another fetch into place takes no page’s data away', async () => {
  await withDeployedSite({ backendUrl: backend.url, firstShell: 'built' }, async ({ origin, store, start }) => {
    const answer = (path: string) => fetch(origin + path, { headers: { connection: 'close' } });
    const code = "globalThis.fetch = async () => { throw new Error('patched'); };";
    await publishAltered(store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', code));
    expect((await answer('/blog')).status).toBe(200);
    const project = await answer('/marensand-developments-properties/harbour-gate/');
    expect(project.status).toBe(200);
    expectWords(await project.text(), ['Harbour Gate']);
    expect(start.output()).not.toContain('patched');
  });
});

test('a release that patches what every page is made with is set aside, though it was refused', async () => {
  await withDeployedSite({ backendUrl: backend.url, firstShell: 'built' }, async ({ origin, store, start }) => {
    const status = async () => (await fetch(`${origin}/`, { headers: { connection: 'close' } })).status;
    expect(await status()).toBe(200);
    const code = "Array.prototype.map = () => { throw new Error('patched'); }; throw new Error('refused');";
    await publishAltered(store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', code));
    await eventually(async () => expect(await status()).toBe(500), { timeout: 10_000 });
    await start.saying(/The site runs and makes no documents; another process takes its place\./);
    await eventually(async () => expect(await status()).toBe(200), { timeout: 20_000 });
    expectWords(await (await fetch(`${origin}/blog`)).text(), [before]);
    expect(start.output()).toContain('It is set aside until it is published again');
  });
});

test.each([
  ['when it is run', 'process.reallyExit(7);', 1],
  // Nothing tells then whose code it was: the one that came last is suspected after the second death.
  ['a moment later', 'setTimeout(() => process.reallyExit(7), 300);', 2],
])('a release whose code ends the server %s is set aside, and the last good one serves', async (_, code, deaths) => {
  await withDeployedSite({ backendUrl: backend.url, firstShell: 'built' }, async ({ origin, store, start }) => {
    const blog = async () => (await fetch(`${origin}/blog`, { headers: { connection: 'close' } })).text();
    expectWords(await blog(), [before]);
    // Nothing in the process can keep it from that; `process.exit` is forbidden to it, and only refuses the release.
    await publishAltered(store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', code));
    await blog().catch(() => {});
    await start.saying(/The site ended unexpectedly \(exit code 7\)/);
    await eventually(async () => expectWords(await blog(), [before]), { timeout: 20_000 });
    await start.saying(/It is set aside until it is published again/);
    await eventually(async () => expectWords(await blog(), [before]), { timeout: 20_000 });
    expect(start.output().match(/ended unexpectedly/g)).toHaveLength(deaths);
    await publishAltered(store, 'mfe-blog', (dist) => replaceText(dist, before, after));
    expectWords(await blog(), [after]);
  });
});
