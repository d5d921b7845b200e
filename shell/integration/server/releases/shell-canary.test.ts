import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promoteCanary } from '@iwan/tooling/release/canaries';
import { rollBack } from '@iwan/tooling/release/publish-release';
import { pointedShell } from '@iwan/tooling/release/shell/stored-shell';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { builtHeading } from '../../support/processes/deployed-site';
import {
  prependToShellServer,
  publishAltered,
  publishAlteredShell,
  replaceInShellServer,
  replaceText,
} from '../../support/processes/store';
import { sendRequest } from '../../support/send-request';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();
beforeEach(() => site.start({ TRUST_PROXY: 'loopback' }));

const heading = 'A second door';

/** A canary that exits, hangs or fails if the address contains that word. */
const faults = `import { Server } from 'node:http';
const { emit } = Server.prototype;
Server.prototype.emit = function (name, request, ...rest) {
  if (name === 'request' && request.url.includes('die')) process.exit(1);
  if (name === 'request' && request.url.includes('hang')) return true;
  if (name === 'request' && request.url.includes('fail')) return rest[0].writeHead(500).end('It failed.');
  return emit.call(this, name, request, ...rest);
};`;

async function offer(percent: number) {
  const release = await publishAlteredShell(
    site.store,
    async (dist) => {
      await replaceInShellServer(dist, builtHeading, heading);
      await prependToShellServer(dist, faults);
    },
    { percent },
  );
  await eventually(async () => expect((await sendRequest(`${site.origin}/about`)).headers.vary).toContain('cookie'), {
    timeout: 40_000,
  });
  return release;
}

const home = (cookie: string, query = '') => sendRequest(`${site.origin}/${query}`, { cookie });
const hasCanary = async (cookie: string) => (await home(cookie)).body.toString().includes(heading);

const buckets = Array.from({ length: 30 }, (_, bucket) => `iwan_canary=${bucket}`);

async function sides(): Promise<{ readonly canary: string; readonly stable: string }> {
  const found = { canary: '', stable: '' };
  for (const bucket of buckets) found[(await hasCanary(bucket)) ? 'canary' : 'stable'] = bucket;
  expect(Object.values(found)).not.toContain('');
  return found;
}

test('a canary of the shell is shown to its share of the visitors, who keep it, gets their posted forms, and follows releases of remotes @ci', async () => {
  await offer(50);
  const { canary, stable } = await sides();
  expect([await hasCanary(canary), await hasCanary(stable)]).toEqual([true, false]);
  for (const path of ['/blog', '/composition.json', '/no-such-page']) {
    const { status, headers } = await sendRequest(site.origin + path, { cookie: canary });
    expect(status).toBe(path === '/no-such-page' ? 404 : 200);
    expect(headers.vary).toContain('cookie');
  }
  const first = await sendRequest(`${site.origin}/`);
  const [cookie = ''] = (first.headers['set-cookie']?.[0] ?? '').split(';');
  expect(cookie).toMatch(/^iwan_canary=\d+$/);
  expect(await hasCanary(cookie)).toBe(first.body.toString().includes(heading));
  const post = (bucket: string) =>
    fetch(`${site.origin}/forms/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: bucket,
        origin: site.origin,
        referer: `${site.origin}/contact-us`,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `name=${'x'.repeat(5000)}`,
    });
  const responses = await Promise.all([post(canary), post(stable)]);
  const [ofCanary, ofStable] = responses.map(({ status, headers }) => [
    status,
    headers.get('location')?.replace(/draft=[^&#]*/, ''),
  ]);
  expect(ofCanary).toEqual(ofStable);
  expect(ofCanary?.[0]).toBe(303);
  const [before, after] = ['Dubai property blog', 'Postcards'];
  const bothShow = (text: string) =>
    eventually(async () => {
      for (const cookie of [canary, stable]) {
        expectTexts((await sendRequest(`${site.origin}/blog`, { cookie })).body.toString(), [text]);
      }
    });
  await publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, after));
  await bothShow(after);
  await rollBack(site.store, 'mfe-blog');
  await bothShow(before);
  expect([await hasCanary(canary), await hasCanary(stable)]).toEqual([true, false]);
});

test('when the canary of the shell exits or hangs the stable shell answers its visitors, and it is restarted @ci', async () => {
  await offer(50);
  const { canary } = await sides();
  for (const query of ['?die', '?hang']) {
    const { status, body } = await home(canary, query);
    expect(status).toBe(200);
    expectTexts(body.toString(), [builtHeading]);
    await eventually(async () => expect(await hasCanary(canary)).toBe(true), { timeout: 40_000 });
  }
});

test('a failing canary of the shell is withdrawn automatically, and the store has the reason @ci', async () => {
  const { version } = await offer(50);
  const { canary, stable } = await sides();
  const end = join(site.store, 'shell', '.canaries', version);
  let requests = 0;
  // Until its page differs: on a busy machine the stable shell may respond in its place once.
  for (; requests < 100 && !existsSync(end); requests += 1) {
    await home(canary, '?fail');
    await home(stable, '?fail');
    await home(stable);
    // A document is reused for a second for all requests: on a fast machine few would be rendered.
    await delay(200);
  }
  expect(requests).toBeLessThan(100);
  expect(JSON.parse(await eventually(() => readFile(end, 'utf8')))).toMatchObject({ outcome: 'withdrawn' });
  await eventually(async () => expect(await hasCanary(canary)).toBe(false));
  await eventually(() => expect(site.output()).toContain(`The canary ${version} of shell was withdrawn.`));
  expect((await home(canary)).headers.vary).toBe('accept-encoding');
});

test('a canary of the shell that does not start changes nothing, and is logged once @ci', async () => {
  await publishAlteredShell(site.store, (dist) => prependToShellServer(dist, "throw new Error('broken');"), {
    percent: 99,
  });
  await eventually(() => expect(site.output()).toContain('of shell cannot be used'), { timeout: 40_000 });
  for (const bucket of buckets.slice(0, 5)) expect(await hasCanary(bucket)).toBe(false);
});

test('after the promotion of a canary of the shell the pointer names its release @ci', async () => {
  const { version } = await publishAlteredShell(site.store, (dist) => prependToShellServer(dist, ''), { percent: 50 });
  expect(await promoteCanary(site.store, 'shell')).toBe(version);
  expect(await pointedShell(site.store)).toBe(version);
});
