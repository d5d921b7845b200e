import { createHttp } from '@iwan/shared/api/create-http';
import type { ResourceArguments } from '@iwan/shared/contracts/module';
import { custom, landFees } from '@iwan/shared/domain/facts/sources';
import { daysOfChange, onDay, statusOn } from '@iwan/shared/testing/dated-sources';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { startProcessorTime } from '@iwan/shared/testing/processor-time';
import ICAL from 'ical.js';
import { readPdf } from '../../testing/read-pdf';
import { resource } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: [record] });
});
afterEach(() => jest.useRealTimers());
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

test.each(daysOfChange([landFees, custom]))(
  'on %s each entry says where the fees are from, and which are past their day',
  async (today) => {
    onDay(today);
    const lines = String((await ask('ics', asked)).body)
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n');
    const said = lines.filter((line) => line.startsWith('DESCRIPTION:')).map((line) => line.replaceAll('\\', ''));
    for (const [name, source] of [
      ['Executive Council Resolution 30 of 2013, fees of the Land Department', landFees],
      ['Custom of the market, which no rule sets', custom],
    ] as const) {
      expect(said.filter((line) => !line.includes(`${name} (${statusOn(source, today)})`))).toEqual([]);
    }
  },
);

test('a calendar opens with all-day events of one day each, in their order, with a notice that they are free time', async () => {
  const { body } = await ask('ics', asked);
  const calendar = new ICAL.Component(ICAL.parse(String(body)));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(({ startDate, endDate }) => [startDate.isDate, startDate.toString(), endDate.toString()])).toEqual([
    ...Array(3).fill([true, '2026-12-01', '2026-12-02']),
    ...Array(2).fill([true, '2028-12-31', '2029-01-01']),
  ]);
  expect(events[0]?.summary).toBe('On booking: AED 380,000');
  expect(events[0]?.description).toContain('2BR, floor 14, 1,000 sq ft at Rêve; d’Azur, نخلة');
});

test('a PDF opens with every payment, its day and its amount, and the names as they are written', async () => {
  const { contentType, body } = await ask('pdf', asked);
  expect(contentType).toBe('application/pdf');
  const { text, totalPages, title } = await readPdf(body);
  expect(title).toBe('Payment plan of 2BR, floor 14, 1,000 sq ft at Rêve; d’Azur, نخلة');
  expect(totalPages).toBe(1);
  for (const words of ['Rêve; d’Azur,\nنخلة', 'On booking', '1 December 2026', '20%', 'AED 380,000', 'AED 1,520,000']) {
    expect(text).toContain(words);
  }
  const long = [{ label: 'During construction', percent: 100, when: '1% a month' }];
  backend.setRecords({ projects: [{ ...record, payment_plan: long }] });
  expect((await readPdf((await ask('pdf', asked)).body)).totalPages).toBeGreaterThan(1);
});

test.each([
  ['Arabic', 'برج نخلة الخليج', 'عند الحجز ٢٠٢٨'],
  ['Persian', 'برج گل‌های پارک', 'پیش پرداخت'],
  ['Cyrillic', 'Резиденция «Щёлково», Ґанок', 'При бронировании'],
  ['Kazakh', 'Әуезов Қала', 'Алғашқы төлем'],
  ['Latin beyond the West', 'Łódź Ğüneş Őrhegy', 'Při rezervaci'],
])('a PDF keeps the letters of %s, in a fraction of the size of its fonts', async (_, name, label) => {
  const plan = [{ label, percent: 100, when: null }];
  backend.setRecords({ projects: [{ ...record, name, payment_plan: plan }] });
  const { body } = await ask('pdf', asked);
  const { text } = await readPdf(body);
  const letters = (words: string) => words.normalize('NFKC').replace(/[\s\u200c]/g, '');
  expect(letters(text)).toContain(letters(name));
  expect(letters(text)).toContain(letters(label));
  expect((body as Uint8Array).length).toBeLessThan(40_000);
});

test('a letter that no font has is written as its base letter or a question mark, and stays in the title', async () => {
  backend.setRecords({ projects: [{ ...record, name: 'Đặng 棕榈 🏝 ≈' }] });
  const { text, title } = await readPdf((await ask('pdf', asked)).body);
  expect(text).toContain('Đang ?? ? ~');
  expect(title).toContain('Đặng 棕榈 🏝 ≈');
});

test.each([
  ['a name of one word of 300 letters', { name: 'm'.repeat(300) }],
  ['a name of 300 Arabic letters', { name: 'ع'.repeat(300) }],
  ['signs of direction and control', { name: '\u202e\u0000\u0007نخلة\u2066' }],
  [
    'a hundred long labels',
    { payment_plan: Array(100).fill({ label: 'Щ'.repeat(300), percent: 1, when: 'w'.repeat(300) }) },
  ],
])('%s make a file within a part of the second that a process has', async (_, changes) => {
  backend.setRecords({ projects: [{ ...record, ...changes }] });
  await ask('pdf', asked);
  const times: number[] = [];
  for (const _again of Array(3)) {
    const processorTime = startProcessorTime();
    await ask('pdf', asked);
    times.push(processorTime());
  }
  // The least: what else this process does, such as collecting garbage, is not the file's.
  expect(Math.min(...times)).toBeLessThan(700);
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
