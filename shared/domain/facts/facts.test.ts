import { formatFor } from '../format/format';
import { parseCalendarDay } from '../record/calendar-day';
import { isPast } from './fact';
import { factNamesOf } from './fact-names-texts';
import { factValue, spokenAmount } from './fact-value';
import { type FactId, facts, factsDue } from './facts';
import { agencyPercent, mortgagePercent, oqoodFee, transferFee, transferPercent } from './fees';
import { longestLoan } from './loans';
import { goldenVisaThreshold, siteVisaThreshold } from './residence';
import { vacancyPercent } from './returns';
import { sourceLine, statedSources } from './stated-sources';

const locale = 'en-AE';
const format = formatFor(locale);
const table = Object.entries(facts);

test('each fact has its own id, a name, and a source with two days in their order', () => {
  for (const [id, { id: own, source }] of table) {
    expect(own).toBe(id);
    expect(factNamesOf(locale)[id as FactId]).toMatch(/\w/);
    expect([id, parseCalendarDay(source.lookedAt)]).toEqual([id, source.lookedAt]);
    expect([id, parseCalendarDay(source.validUntil)]).toEqual([id, source.validUntil]);
    expect(source.lookedAt < source.validUntil).toBe(true);
  }
});

test('an address is a page of an authority', () => {
  const addresses = table.flatMap(([, { source }]) => source.address ?? []);
  const hosts = [...new Set(addresses.map((address) => new URL(address).host))].sort();
  expect(hosts).toEqual(['dlp.dubai.gov.ae', 'dubailand.gov.ae', 'mof.gov.ae', 'rulebook.centralbank.ae', 'u.ae']);
  expect(addresses.every((address) => address.startsWith('https://'))).toBe(true);
});

test.each([
  ['2026-06-29', false],
  ['2026-06-30', false],
  ['2026-07-01', true],
])('on %s a custom that holds until 30 June 2026 is past: %s', (today, past) => {
  expect(isPast(oqoodFee.source, today)).toBe(past);
});

test.each([
  [transferPercent, '4%'],
  [mortgagePercent, '0.25%'],
  [transferFee, 'AED 580'],
  [longestLoan, '25 years'],
])('writes the value of %o as %s', (fact, words) => {
  expect(factValue(fact, format)).toBe(words);
});

test('writes a threshold as it is spoken', () => {
  expect([siteVisaThreshold, goldenVisaThreshold].map((fact) => spokenAmount(fact, format))).toEqual([
    'AED 1 million',
    'AED 2 million',
  ]);
});

test('names each source once, with the month in which it was checked', () => {
  expect(statedSources([agencyPercent, oqoodFee], locale)).toEqual([
    { name: 'Market practice', address: null, status: 'checked June 2025' },
  ]);
  expect(sourceLine([vacancyPercent, transferPercent], locale)).toBe(
    'Sources: Our estimates, which you can change; Executive Council Resolution 30 of 2013, Dubai Land Department fees. Checked June 2025.',
  );
});

test('lists what is past its day and what will be within two months, the earliest first', () => {
  const idsOn = (today: string) => {
    const { past, soon } = factsDue([transferPercent, agencyPercent], today);
    return [past, soon].map((due) => due.map(({ source }) => source.id));
  };
  expect(idsOn('2026-04-30')).toEqual([[], []]);
  expect(idsOn('2026-05-02')).toEqual([[], ['custom']]);
  expect(idsOn('2026-07-01')).toEqual([['custom'], []]);
  expect(idsOn('2027-07-01')).toEqual([['custom', 'landFees'], []]);
});
