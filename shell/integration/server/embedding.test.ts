import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from '../support/send-request';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();
const host = 'https://host.example';
const embedding = { EMBED_ORIGINS: host };

async function versionOf(remote: string): Promise<string> {
  return JSON.parse(await readFile(join(site.store, remote, 'current.json'), 'utf8')).version;
}

const allowedBy = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await sendRequest(site.origin + path, headers);
  const { 'access-control-allow-origin': origin, 'access-control-allow-credentials': credentials } = response.headers;
  return { status: response.status, origin, credentials, policy: response.headers['cross-origin-resource-policy'] };
};

/** A file of each kind that a page of another origin needs. */
async function addresses(): Promise<string[]> {
  const container = `/remotes/mfe-tools/${await versionOf('mfe-tools')}/container/mf-manifest.json`;
  return [container, '/images/320/media/exteriors/50.png', '/api/blogs', '/rates/latest/AED'];
}

test('a manifest without a version names the files of the live release', async () => {
  await site.start(embedding);
  const { status, headers, body } = await sendRequest(`${site.origin}/remotes/mfe-tools/mf-manifest.json`, {
    origin: host,
  });
  expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([200, 'no-cache', host]);
  const { publicPath, remoteEntry } = JSON.parse(body.toString()).metaData;
  expect(publicPath).toBe(`${site.origin}/remotes/mfe-tools/${await versionOf('mfe-tools')}/container/`);
  expect((await sendRequest(publicPath + remoteEntry.name)).status).toBe(200);
  expect((await sendRequest(`${site.origin}/remotes/mfe-none/mf-manifest.json`)).status).toBe(404);
});

test('the named origins may read files, pictures and data without credentials, and others may not', async () => {
  await site.start(embedding);
  for (const path of await addresses()) {
    const allowed = await allowedBy(path, { origin: host });
    expect([path, allowed.status, allowed.origin, allowed.credentials]).toEqual([path, 200, host, undefined]);
    const { headers } = await sendRequest(site.origin + path, { origin: 'https://other.example' });
    expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
    expect(headers.vary).toMatch(/\bOrigin\b/);
  }
});

test('a document is for its own origin', async () => {
  await site.start(embedding);
  expect(await allowedBy('/', { origin: host })).toMatchObject({ origin: undefined, policy: 'same-origin' });
});

test('the styles of the site are one stylesheet', async () => {
  await site.start(embedding);
  const { headers, body } = await sendRequest(`${site.origin}/embedding.css`);
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const rule of ['--surface:', '@font-face', 'box-sizing:']) expect(body.toString()).toContain(rule);
});

test('without named origins nothing is for other pages', async () => {
  await site.start();
  const [manifest = '', picture = ''] = await addresses();
  for (const path of [manifest, picture]) {
    expect(await allowedBy(path, { origin: host })).toMatchObject({ origin: undefined, policy: 'same-origin' });
  }
  for (const path of ['/remotes/mfe-tools/mf-manifest.json', '/embedding.css']) {
    expect((await allowedBy(path)).status).toBe(404);
  }
});
