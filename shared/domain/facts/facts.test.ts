import { formatFor } from '../format/format';
import { parseCalendarDay } from '../record/calendar-day';
import { type Fact, isPast } from './fact';
import { factNamesOf } from './fact-names-texts';
import { factValue, spokenAmount } from './fact-value';
import { type FactId, facts, factsDue } from './facts';
import { agencyPercent, mortgagePercent, oqoodFee, transferFee, transferPercent, villaTransferFee } from './fees';

import { goldenVisaThreshold, investorVisaThreshold, siteVisaThreshold } from './residence';
import { vacancyPercent } from './returns';
import { longestLoan } from './searched';
import { lastChecked, sourceLine, statedSources } from './stated-sources';
import { textsOf } from './texts';

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
  expect(hosts).toEqual([
    'dlp.dubai.gov.ae',
    'dubailand.gov.ae',
    'mof.gov.ae',
    'rulebook.centralbank.ae',
    'u.ae',
    'www.centralbank.ae',
  ]);
  expect(addresses.every((address) => address.startsWith('https://'))).toBe(true);
});

test.each([
  ['2027-03-17', false],
  ['2027-03-18', false],
  ['2027-03-19', true],
])('on %s a custom that holds until 18 March 2027 is past: %s', (today, past) => {
  expect(isPast(oqoodFee.source, today)).toBe(past);
});

test.each([
  [transferPercent, '4%'],
  [mortgagePercent, '0.25%'],
  [transferFee, 'AED 580'],
  [longestLoan, '25 years'],
  [investorVisaThreshold, 'no minimum'],
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
  const today = '2026-11-30';
  expect(statedSources([agencyPercent, oqoodFee], locale, today)).toEqual([
    { name: 'Market practice', address: null, status: 'checked March 2026' },
  ]);
  expect(sourceLine([vacancyPercent, transferPercent], locale, today)).toBe(
    'Sources: Our estimates, which you can change; Executive Council Resolution 30 of 2013, Dubai Land Department fees. Checked June 2025.',
  );
});

const overdue = 'Due to be checked again since';
const { disputed } = textsOf(locale);

test.each<[day: string, facts: readonly Fact[], status: string, note: string]>([
  ['2027-03-18', [oqoodFee], 'checked March 2026', 'Checked March 2026.'],
  [
    '2027-03-19',
    [oqoodFee],
    'checked March 2026, due again since March 2027',
    `Checked March 2026. ${overdue} March 2027, so ask us before you rely on it.`,
  ],
  // Where only one is past, its name says so.
  ['2027-03-19', [oqoodFee, transferPercent], 'checked March 2026, due again since March 2027', 'Checked June 2025.'],
  [
    '2027-07-01',
    [oqoodFee, transferPercent],
    'checked March 2026, due again since March 2027',
    `Checked June 2025. ${overdue} June 2027, so ask us before you rely on it.`,
  ],
  ['2026-11-30', [villaTransferFee], 'checked March 2026', `Checked March 2026. ${disputed}`],
  ['2026-11-30', [], '', ''],
])('on %s, the sources of %o are stated as "%s" and "%s"', (today, stated, status, note) => {
  expect(statedSources(stated, locale, today)[0]?.status ?? '').toBe(status);
  expect(lastChecked(stated, locale, today)).toBe(note);
});

test('names a source that is past its day beside others that are not', () => {
  expect(sourceLine([oqoodFee, transferPercent], locale, '2027-03-19')).toBe(
    'Sources: Market practice (checked March 2026, due again since March 2027); Executive Council Resolution 30 of 2013, Dubai Land Department fees. Checked June 2025.',
  );
});

test('lists what is past its day and what will be within two months, the earliest first', () => {
  const idsOn = (today: string) => {
    const { past, soon } = factsDue([transferPercent, agencyPercent], today);
    return [past, soon].map((due) => due.map(({ source }) => source.id));
  };
  expect(idsOn('2027-01-16')).toEqual([[], []]);
  expect(idsOn('2027-01-18')).toEqual([[], ['custom']]);
  expect(idsOn('2027-03-19')).toEqual([['custom'], []]);
  expect(idsOn('2027-07-01')).toEqual([['custom', 'landFees'], []]);
});
