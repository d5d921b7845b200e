/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { demoBackend } from '../../testing/demo-backend';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser;
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

const bytesHeaders = { origin: 'http://localhost:3002', 'content-type': 'application/octet-stream' };

const upload = (content: Buffer, query = '', headers: Record<string, string> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `/office/api/media${query}`,
    headers: { ...editor.headers, ...bytesHeaders, ...headers },
    payload: content,
  });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8702a' } });

const stored = () => readdir(join(testDataFolder, 'media'));

test('stores a photo as an upright WebP without its metadata, under a name of its content that never changes', async () => {
  const place = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '25/1 5/1 0/1', GPSLatitudeRef: 'N' } };
  const source = await photo(1600, 900).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  const response = await upload(source);
  expect([response.statusCode, response.json()]).toEqual([
    201,
    {
      file: expect.stringMatching(/^media\/uploaded\/[0-9a-f]{32}-900x1600\.webp$/),
      kind: 'picture',
      width: 900,
      height: 1600,
    },
  ]);
  const served = await backend.get(`/${response.json().file}`);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { exif, icc, xmp, format } = await sharp(served.rawPayload).metadata();
  expect({ exif, icc, xmp, format }).toEqual({ format: 'webp' });
  expect((await upload(source)).json().file).toBe(response.json().file);
});

test('makes a picture that is larger than any screen smaller', async () => {
  expect((await upload(await photo(6400, 3200).png().toBuffer())).json()).toMatchObject({ width: 3200, height: 1600 });
});

test('stores a PDF as it is, where a file is accepted', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const response = await upload(pdf, '?accept=file');
  expect(response.json()).toMatchObject({ kind: 'document', width: null, height: null });
  const served = await backend.get(`/${response.json().file}`);
  expect(served.rawPayload).toEqual(pdf);
  expect([served.headers['content-type'], served.headers['content-security-policy']]).toEqual([
    'application/pdf',
    "default-src 'none'; sandbox",
  ]);
});

test('cuts a part out of a picture as a new one', async () => {
  const { file } = (await upload(await photo(1000, 800).png().toBuffer())).json();
  const crop = (area: object) =>
    editor.call('POST', '/media/crop', { file, left: 10, top: 25, width: 50, height: 50, ...area });
  expect((await crop({})).json()).toMatchObject({ kind: 'picture', width: 500, height: 400 });
  expect((await crop({ left: 60 })).json().error.fields).toEqual([
    { field: 'width', message: 'reaches beyond the picture' },
  ]);
  expect((await crop({ width: 0.5 })).json().error.message).toBe('The picture is smaller than 16 pixels');
  for (const other of ['media/exteriors/tower-arc-day-01.webp', 'media/uploaded/../../pepper', '/etc/passwd']) {
    expect((await crop({ file: other })).statusCode).toBe(404);
  }
});

/** A PNG whose header claims a size that its data does not have. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const noPicture = 'This file is not supported. Choose a JPEG, PNG, WebP, AVIF or GIF.';
const damaged = 'The picture is damaged: it could not be read to its end';

test.each<readonly [string, () => Buffer | Promise<Buffer>, number, string]>([
  [
    'a PNG of 20,000 by 20,000 pixels',
    () => claimedPng(20_000, 20_000),
    400,
    'The picture has more than 50 megapixels',
  ],
  ['an SVG with a script', () => Buffer.from(svg), 400, noPicture],
  ['a page behind the beginning of a GIF', () => Buffer.from(`GIF89a<script>alert(1)</script>`), 400, damaged],
  [
    'a JPEG that is cut short',
    async () => {
      const whole = await photo(1200, 900).jpeg().toBuffer();
      return whole.subarray(0, Math.round(whole.length / 2));
    },
    400,
    damaged,
  ],
  ['a PDF in place of a picture', () => Buffer.from('%PDF-1.7\n%%EOF'), 400, noPicture],
  ['a single pixel', () => photo(1, 1).png().toBuffer(), 400, 'The picture is smaller than 16 pixels'],
  ['no bytes', () => Buffer.alloc(0), 400, 'The file is empty'],
  ['26 MB', () => Buffer.alloc(26 * 1024 * 1024), 413, 'The file is larger than 25 MB'],
])('%s is refused with a sentence, and nothing of it stays', async (_what, content, status, message) => {
  const before = await stored();
  const response = await upload(await content());
  expect([response.statusCode, response.json().error.message]).toEqual([status, message]);
  expect(await stored()).toEqual(before);
});

test('has few uploads in memory at a time, and tells the others when to come again', async () => {
  const content = await photo(2000, 2000).png().toBuffer();
  const responses = await Promise.all(Array.from({ length: 200 }, () => upload(content)));
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(4);
  expect(responses.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('2');
  // Each has left its place.
  expect((await upload(content)).statusCode).toBe(201);
});

test('takes no upload from another origin, nor one in a type that a form of any page can send', async () => {
  const content = await photo(20, 20).png().toBuffer();
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json' },
  ]) {
    const response = await upload(content, '', headers as Record<string, string>);
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'cross_site']);
  }
});

test.each([
  '/media/uploaded/../pepper',
  '/media/uploaded/..%2f..%2fpepper',
  '/media/uploaded/%2e%2e%2fleads.journal',
  '/media/uploaded/0123456789abcdef0123456789abcdef.pdf',
  '/media/uploaded/',
])('leads nowhere out of the folder of uploads: %s', async (url) => {
  expect((await backend.get(url)).statusCode).toBe(404);
});

test('a published project shows its uploaded picture, its alternative text and its focal point on card and page', async () => {
  const { file } = (await upload(await photo(1280, 720).png().toBuffer())).json();
  const pictures = [
    { file, alt: 'The tower at dusk', focus_x: 30, focus_y: 60 },
    { file: 'media/other.webp', alt: 'Another' },
  ];
  const { version } = (await editor.call('GET', '/projects/1')).json();
  const saved = await editor.call('PATCH', '/projects/1', { version, changes: { image: file, pictures } });
  expect([saved.statusCode, saved.json().pictures]).toEqual([200, pictures]);
  const ofId = async (fields: string) => (await backend.get(`/api/projectapi?id=1${fields}`)).json().data[0];
  expect(await ofId('')).toMatchObject({ image: file, pictures, image_widths: { [file]: 1280 } });
  expect((await ofId('&fields=card')).pictures).toEqual(pictures.slice(0, 1));
  const refused = await editor.call('PATCH', '/projects/1', {
    version: version + 1,
    changes: { pictures: [{ file: '//elsewhere.example/a.webp', focus_x: 101 }] },
  });
  expect(refused.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
    'pictures.0.file',
    'pictures.0.focus_x',
  ]);
});
