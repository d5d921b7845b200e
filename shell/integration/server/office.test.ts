import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { freePort } from '@iwan/tooling/free-port';
import { point, writeRelease } from '../../server/testing/sample-release';
import type { OfficeComposition } from '../../src/composition/office-composition';
import { officeServer, type RunningCommand } from '../support/processes/running-command';
import { sendRequest } from '../support/send-request';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The last request to the backend; it responds with a cookie of the office. */
let requested: ReceivedRequest | null;
let api: Server;
let office: RunningCommand;
let origin: string;

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method, url, headers } = request;
    requested = { method, url, headers, body };
    response.setHeader('set-cookie', 'iwan-office=secret; HttpOnly; SameSite=Strict; Path=/');
    response.setHeader('content-type', 'application/json');
    response.end('{"person":{}}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  office = await officeServer(site.store, {
    OFFICE_PORT: String(port),
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    DATA_DIR: join(site.store, '..', 'office-data'),
  });
  await office.ready;
});

afterAll(async () => {
  await office.stop();
  await new Promise((resolve) => api.close(resolve));
});

async function published(
  name: string,
): Promise<Pick<Release, 'version' | 'office' | 'entry'> & { readonly office?: { readonly js?: readonly string[] } }> {
  const home = join(site.store, name);
  const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8')) as { readonly version: string };
  return JSON.parse(await readFile(join(home, version, 'release.json'), 'utf8'));
}

async function composition(): Promise<OfficeComposition> {
  const { body } = await sendRequest(`${origin}/office`);
  const [, boot = ''] = /id="office-boot">(.*?)<\/script>/s.exec(body.toString()) ?? [];
  return (JSON.parse(boot) as { readonly composition: OfficeComposition }).composition;
}

test('the document of the office is not cached, not indexed, and runs scripts of its own origin only', async () => {
  const { status, headers, body } = await sendRequest(`${origin}/office/leads/12`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  const policy = String(headers['content-security-policy']);
  for (const rule of ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", 'trusted-types default'])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe');
  expect(headers['set-cookie']).toBeUndefined();
  const scripts = [...body.toString().matchAll(/<script defer src="([^"]+)" integrity="sha256-/g)].map(
    ([, src]) => src,
  );
  expect(scripts).toHaveLength(1);
  expect((await sendRequest(origin + scripts[0])).status).toBe(200);
});

test('the site has no address, no file and no text of the office', async () => {
  await site.start();
  const [listings, shell] = await Promise.all([published('mfe-listings'), published(shellName)]);
  const files = [
    `/remotes/mfe-listings/${listings.version}/${listings.office?.entry.replace('browser/', '')}`,
    `/shell/${shell.office?.js?.[0]?.replace('browser/', '')}`,
  ];
  for (const file of files) expect([file, (await sendRequest(origin + file)).status]).toEqual([file, 200]);
  for (const address of [...files, '/office', '/office/', '/office/leads', '/OFFICE', '/office/api/session']) {
    expect([address, (await sendRequest(site.origin + address)).status]).toEqual([address, 404]);
  }
  for (const address of ['/', '/composition.json']) {
    expect((await sendRequest(site.origin + address)).body.toString()).not.toMatch(/office\/|_office/);
  }
});

test('the office has no page of the site, and none of its files', async () => {
  const { version, entry } = await published('mfe-listings');
  const file = `/remotes/mfe-listings/${version}/${entry.replace('browser/', '')}`;
  for (const address of ['/about', '/api/projectapi', file, '/composition.json']) {
    expect([address, (await sendRequest(origin + address)).status]).toEqual([address, 404]);
  }
  expect(await sendRequest(`${origin}/`)).toMatchObject({ status: 302, headers: { location: '/office' } });
});

test('calls of the API are proxied with the address of the client, and the cookie is valid for the office only', async () => {
  const response = await fetch(`${origin}/office/api/leads/3?a=1`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: 'iwan-office=mine' },
    body: '{"version":1}',
  });
  expect(requested).toMatchObject({ method: 'PATCH', url: '/office/api/leads/3?a=1', body: '{"version":1}' });
  expect(requested?.headers).toMatchObject({ cookie: 'iwan-office=mine', 'x-forwarded-host': new URL(origin).host });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toContain('SameSite=Strict');
});

test('a screen of a further team is in the menu once it is granted, and not after its release is withdrawn', async () => {
  const pages = [
    { name: 'guides', pattern: '/office/guides', module: './office/guides', title: 'Guides', inMenu: 400 },
  ];
  const entry = 'browser/office/remoteEntry.1.js';
  await writeRelease(site.store, 'mfe-guides', 'v1', 'exports.slot = { Component: () => null };', {
    ...{ contract: '^3.1.0', contractVersion: 3 },
    office: { container: 'mfe_guides_office', entry, pages },
  });
  await point(site.store, 'mfe-guides', '{"version":"v1"}');
  const names = async () => (await composition()).pages.map(({ name }) => name);
  expect(await names()).not.toContain('mfe-guides/guides');
  const grant = (prefixes: readonly string[]) =>
    writeFile(join(site.store, 'grants.json'), JSON.stringify({ 'mfe-guides': { prefixes } }));
  await grant(['/guides']);
  expect(await names()).not.toContain('mfe-guides/guides');
  await grant(['/guides', '/office/guides']);
  expect(await names()).toContain('mfe-guides/guides');
  expect((await composition()).releases['mfe-guides']?.entry).toBe('/remotes/mfe-guides/v1/office/remoteEntry.1.js');
  await point(site.store, 'mfe-guides', '{"version":null}');
  expect(await names()).not.toContain('mfe-guides/guides');
});

test('while the backend is unavailable the office shows a message', async () => {
  await new Promise((resolve) => {
    api.close(resolve);
    api.closeAllConnections();
  });
  const response = await fetch(`${origin}/office/api/session`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: { code: 'away', message: expect.stringContaining('Try again') } });
});
