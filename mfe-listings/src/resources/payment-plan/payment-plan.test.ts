import { createHttp } from '@iwan/shared/api/create-http';
import type { ResourceArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import ICAL from 'ical.js';
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

function ask(query: string, reading = english) {
  const args: ResourceArguments = {
    ...reading,
    params: {},
    query: new URLSearchParams(query),
    signal: new AbortController().signal,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    siteUrl: 'https://iwan.example',
    services: {} as never,
  };
  return resource(args);
}
const requested = 'project=7&unit=1402&booked=2026-12-01';

test('is a calendar with an all-day event for each payment, escaped and folded as RFC 5545 requires', async () => {
  const { contentType, body } = await ask(requested);
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
  expect((await ask(requested)).body.toString().match(/UID:.*/g)).toEqual(text.match(/UID:.*/g));
});

test('in Arabic the entries are of that language, and lead to its pages', async () => {
  backend.setRecords({ projects: [{ ...record, translation: { name: record.name, missing: [] }, name: 'ريف' }] });
  const { body } = await ask(requested, { locale: 'ar-AE-u-nu-latn', direction: 'rtl' });
  const calendar = new ICAL.Component(ICAL.parse(String(body)));
  const [first] = calendar.getAllSubcomponents('vevent');
  const event = first && new ICAL.Event(first);
  const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '');
  expect(plain(event?.summary)).toBe('عند الحجز: 380,000 درهم');
  expect(plain(event?.description)).toContain('ريف');
  expect(first?.getFirstPropertyValue('url')).toMatch(/^https:\/\/iwan\.example\/ar\//);
});

test('each entry says where the fees are from', async () => {
  const lines = String((await ask(requested)).body)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const descriptions = lines.filter((line) => line.startsWith('DESCRIPTION:')).map((line) => line.replaceAll('\\', ''));
  for (const name of ['Executive Council Resolution 30 of 2013, Dubai Land Department fees', 'Market practice']) {
    expect(descriptions.filter((line) => !line.includes(name))).toEqual([]);
  }
});

test('a calendar opens with all-day events of one day each, in their order, with a notice that they are free time', async () => {
  const { body } = await ask(requested);
  const calendar = new ICAL.Component(ICAL.parse(String(body)));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(({ startDate, endDate }) => [startDate.isDate, startDate.toString(), endDate.toString()])).toEqual([
    ...Array(3).fill([true, '2026-12-01', '2026-12-02']),
    ...Array(2).fill([true, '2028-12-31', '2029-01-01']),
  ]);
  expect(events[0]?.summary).toBe('On booking: AED 380,000');
  expect(events[0]?.description).toContain('2BR, floor 14, 1,000 sq ft at Rêve; d’Azur, نخلة');
});

test.each(['project=7&unit=gone', 'project=7&unit=sold', 'project=8&unit=1402', ''])(
  'there is no calendar at %s',
  async (query) => {
    expect(await ask(query)).toMatchObject({ status: 404, contentType: 'text/plain; charset=utf-8' });
  },
);
