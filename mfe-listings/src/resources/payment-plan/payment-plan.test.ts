import { PDFDocument } from '@cantoo/pdf-lib';
import { createHttp } from '@iwan/shared/api/create-http';
import type { ResourceArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { resource } from '.';
import { inWinAnsi } from './winansi';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: [record] });
});
afterAll(() => backend.close());

const record = {
  id: 7,
  name: 'Rêve; d’Azur, نخلة',
  cat: 'Residential, Off Plan',
  handover: '2028-Q4',
  units: [
    { id: '1402', type: '2BR', size: 1_000, price: 1_900_000, available: 1, floor: 14 },
    { id: 'sold', type: '2BR', price: 1_900_000, available: 0 },
  ],
  payment_plan: [
    { label: 'On booking', percent: 20, when: 'When you reserve' },
    { label: 'On handover', percent: 80, when: 'Q4 2028' },
  ],
};

function ask(format: string, query: string) {
  const args: ResourceArguments = {
    ...english,
    params: { format },
    query: new URLSearchParams(query),
    signal: new AbortController().signal,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    siteUrl: 'https://iwan.example',
    services: {} as never,
  };
  return resource(args);
}
const asked = 'project=7&unit=1402&booked=2026-12-01';

test('is a calendar with an all-day event for each payment, escaped and folded as RFC 5545 requires', async () => {
  const { contentType, body } = await ask('ics', asked);
  const text = String(body);
  expect(contentType).toBe('text/calendar; charset=utf-8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text.split('\r\n').every((line) => [...line].length <= 75)).toBe(true);
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const of = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  expect(of('DTSTART;VALUE=DATE:')).toEqual(['20261201', '20261201', '20261201', '20281231', '20281231']);
  expect(of('SUMMARY:')[0]).toBe('On booking: AED 380\\,000');
  expect(of('DESCRIPTION:')[0]).toContain('Rêve\\; d’Azur\\, نخلة');
  expect(new Set(of('UID:')).size).toBe(5);
  expect((await ask('ics', asked)).body.toString().match(/UID:.*/g)).toEqual(text.match(/UID:.*/g));
});

test('is a valid PDF in the visitor’s words, however long the plan', async () => {
  const { contentType, body } = await ask('pdf', asked);
  expect(contentType).toBe('application/pdf');
  const opened = await PDFDocument.load(body as Uint8Array);
  expect(opened.getTitle()).toBe('Payment plan of 2BR, floor 14, 1,000 sq ft at Rêve; d’Azur, نخلة');
  expect(opened.getPageCount()).toBe(1);
  const long = [{ label: 'During construction', percent: 100, when: '1% a month' }];
  backend.setRecords({ projects: [{ ...record, payment_plan: long }] });
  const longer = await PDFDocument.load((await ask('pdf', asked)).body as Uint8Array);
  expect(longer.getPageCount()).toBeGreaterThan(1);
});

test.each([
  ['pdf', 'project=7&unit=gone'],
  ['pdf', 'project=7&unit=sold'],
  ['ics', 'project=8&unit=1402'],
  ['ics', ''],
  ['doc', asked],
])('there is no %s at %s', async (format, query) => {
  expect(await ask(format, query)).toMatchObject({ status: 404, contentType: 'text/plain; charset=utf-8' });
});

test.each([
  ['AED 1,200 ≈ USD\u00a0327', 'AED 1,200 ~ USD 327'],
  ['“about” – Rêve d’Azur €', '“about” – Rêve d’Azur €'],
  ['Łódź ő', '?ódz o'],
  ['نخلة 🏠', '???? ?'],
])('writes %s in the letters of a PDF’s own fonts', (text, written) => {
  expect(inWinAnsi(text)).toBe(written);
});
