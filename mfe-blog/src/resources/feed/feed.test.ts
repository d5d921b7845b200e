import { createHttp } from '@iwan/shared/api/create-http';
import type { ResourceArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { resource } from '.';

let backend: PlainBackend;
let args: ResourceArguments;

beforeAll(async () => {
  backend = await startPlainBackend();
  args = {
    ...english,
    params: {},
    query: new URLSearchParams(),
    signal: new AbortController().signal,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    siteUrl: 'https://iwan.example',
    services: {} as never,
  };
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

test('is an Atom feed of the backend’s articles, cached for five minutes', async () => {
  const { contentType, body, maxAge } = await resource(args);
  expect([contentType, maxAge]).toEqual(['application/atom+xml; charset=utf-8', 300]);
  expect(body).toContain('<title>Buying off plan</title>');
});

test('in Arabic it says so, and leads to the pages of that language', async () => {
  const { body } = await resource({ ...args, locale: 'ar-AE-u-nu-latn', direction: 'rtl' });
  expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">');
  expect(body).toContain('<name>إيوان العقارية</name>');
  const addresses = [...String(body).matchAll(/(?:<id>|rel="(?:self|alternate)"[^>]*href=")([^"<]*)/g)];
  expect(addresses.length).toBeGreaterThan(3);
  for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/iwan\.example\/ar\//);
});

test('fails where the backend fails, instead of being empty', async () => {
  backend.behave({ kind: 'status', status: 500 });
  await expect(resource(args)).rejects.toThrow();
});
