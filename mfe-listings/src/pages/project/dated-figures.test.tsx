import type { FactSource } from '@iwan/shared/domain/facts/fact';
import * as sources from '@iwan/shared/domain/facts/sources';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { english } from '@iwan/shared/testing/english';
import { onDay } from '@iwan/shared/testing/on-day';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { openProject, wholeRecord } from '../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const figure = { source: 'An index', as_of: '2026-03-31' };
const record = {
  ...wholeRecord,
  units: [{ id: '0301', type: '1BR', size: 750, price: 1_200_000, available: 1 }],
  handover: '2028-Q4',
  payment_plan: [{ label: 'On booking', percent: 20, when: 'When you reserve' }],
  figures: [
    { kind: 'rent', type: '1BR', value: 96_000, ...figure },
    { kind: 'service_charge', value: 15, ...figure },
  ],
};
const { landFees, saleRegistration, custom, vatLaw, mortgageRegulation, bankOffers, feeNotice, yieldAssumption } =
  sources;

/** The parts of the page that state figures of law, fees, rates or yields. */
const parts: readonly (readonly [
  what: string,
  selector: string,
  stated: readonly (FactSource & { id: SourceId })[],
])[] = [
  [
    'the payment plan of a unit',
    '#unit',
    [landFees, saleRegistration, custom, vatLaw, mortgageRegulation, bankOffers, feeNotice],
  ],
  [
    'the mortgage, the costs and the yield',
    '#sources',
    [yieldAssumption, landFees, saleRegistration, custom, vatLaw, mortgageRegulation, bankOffers, feeNotice],
  ],
];
type SourceId = keyof ReturnType<typeof factTextsOf>['names'];

test('each part names the sources of its figures', async () => {
  backend.setRecords({ projects: [record] });
  await openProject(backend, 'harbour-gate', { search: '?unit=0301&loan=50' });
  for (const [what, selector, stated] of parts) {
    const shown = document.querySelector(selector)?.textContent ?? '';
    for (const source of stated) {
      expect([what, shown]).toEqual([what, expect.stringContaining(factTextsOf(english.locale).names[source.id])]);
    }
  }
});

test.each([
  ['2027-03-31', 'An index as of 31 March 2026.'],
  ['2027-04-01', 'An index as of 31 March 2026 (over a year old).'],
])('on %s a rent of the record is stated as "%s"', async (today, text) => {
  onDay(today);
  backend.setRecords({ projects: [record] });
  await openProject(backend, 'harbour-gate', { search: '' });
  expect(document.getElementById('sources')?.textContent).toContain(text);
});
