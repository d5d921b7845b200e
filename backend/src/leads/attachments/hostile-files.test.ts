/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { leads } from '../../database/schema';
import { demoBackend } from '../../testing/demo-backend';
import { wordParts, zip } from '../../testing/zip';

const backend = demoBackend();

const application = {
  job_type: 'Property Inspector',
  name: 'Ana María',
  phone: '971501234567',
  email: 'ana@example.com',
  location: 'Dubai',
  message: 'I have inspected homes for six years.',
  source: 'Career',
};

let nextKey = 0;
/** Sends an application whose form is written by hand, so that no library mends the name of its file. */
async function apply(disposition: string, content: Buffer, type = 'application/pdf') {
  const key = `hostile-${nextKey++}`;
  const fields = Object.entries(application).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const payload = Buffer.concat([
    Buffer.from(fields.join('')),
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': key };
  const response = await backend.app.inject({ method: 'POST', url: '/api/contact', headers, payload });
  const [lead] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, key));
  return { answer: response, lead };
}

const uploads = () => readdir(join(testDataFolder, 'uploads'));
const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}`);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>';
const refusal = 'Choose an image, a Word document or a PDF.';

test.each([
  ['an SVG with a script', 'me.svg', Buffer.from(svg), 'image/svg+xml', 400, refusal],
  ['an SVG that calls itself a PNG', 'me.png', Buffer.from(svg), 'image/png', 400, refusal],
  [
    'a page that calls itself a PDF',
    'cv.pdf',
    Buffer.from('<html><script>alert(1)</script>'),
    'application/pdf',
    400,
    refusal,
  ],
  [
    'a document that unpacks to 60 MB',
    'cv.docx',
    zip([...wordParts, { name: 'word/media/a.png', content: Buffer.alloc(60 * 1024 * 1024) }]),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    400,
    refusal,
  ],
  [
    '6 MB',
    'cv.pdf',
    Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]),
    'application/pdf',
    413,
    'The file is larger than 5 MB',
  ],
  ['no bytes at all', 'cv.pdf', Buffer.alloc(0), 'application/pdf', 400, 'Add your CV.'],
])('%s is refused in words, and nothing of it stays', async (_what, name, content, type, status, message) => {
  const before = await uploads();
  const { answer, lead } = await apply(`filename="${name}"`, content, type);
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect(lead).toBeUndefined();
  expect(await uploads()).toEqual(before);
});

test.each([
  ['filename="../../../etc/cron.d/job.pdf"', 'job.pdf'],
  ['filename="..\\..\\Windows\\job.pdf"', 'job.pdf'],
  ['filename="/etc/passwd"', 'passwd'],
  ['filename="C:\\cv.pdf"', 'cv.pdf'],
  ['filename=".."', 'file'],
  ['filename="cv\u202efdp.exe"', 'cvfdp.exe'],
  ['filename="cv.pdf\u0000.sh"', 'cv.pdf.sh'],
  ["filename*=utf-8''..%2F..%2Fcv%07.pdf", 'cv.pdf'],
  [`filename="${'a'.repeat(400)}.pdf"`, 'a'.repeat(120)],
])('a file named by %s is kept under a name of ours', async (disposition, shown) => {
  const { answer, lead } = await apply(disposition, pdf);
  expect(answer.statusCode).toBe(201);
  expect(lead?.attachment).toMatchObject({ originalName: shown, mediaType: 'application/pdf', bytes: pdf.length });
  expect(lead?.attachment?.storedAs).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  expect(await uploads()).toContain(lead?.attachment?.storedAs);
});

test('no route serves an upload, by whatever path', async () => {
  const { lead } = await apply('filename="cv.pdf"', pdf);
  const name = lead?.attachment?.storedAs;
  for (const url of [
    `/uploads/${name}`,
    `/media/../uploads/${name}`,
    `/media/..%2fuploads%2f${name}`,
    `/api/${name}`,
  ]) {
    expect([url, (await backend.get(url)).statusCode]).toEqual([url, 404]);
  }
});
