import { createHttp } from '@iwan/shared/api/create-http';
import type { ResourceArguments } from '@iwan/shared/contracts/module';
import { drawQrCode } from '@iwan/shared/domain/text/draw-qr-code';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { resource } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    projects: [
      { id: 7, name: 'Sidra', permit_number: '7100', permit_verify_url: 'https://dubailand.gov.ae/permit?permit=7100' },
      { id: 8, name: 'Jasmine', permit_number: '7200' },
      { id: 9, name: 'Olive', permit_number: '7300', permit_verify_url: 'javascript:alert(1)' },
    ],
  });
});
afterAll(() => backend.close());

function ask(id: string) {
  const args: ResourceArguments = {
    ...english,
    params: { id },
    query: new URLSearchParams('address=https://evil.example'),
    signal: new AbortController().signal,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    siteUrl: 'https://iwan.example',
    services: {} as never,
  };
  return resource(args);
}

test('leads to the regulator’s page of the permit', async () => {
  expect(await ask('7')).toEqual({
    contentType: 'image/svg+xml',
    body: drawQrCode('https://dubailand.gov.ae/permit?permit=7100'),
    maxAge: 3600,
  });
});

test.each(['8', '9', '99', ''])(
  'there is none for project %p, whose record names no page of the regulator',
  async (id) => {
    expect((await ask(id)).status).toBe(404);
  },
);
