import { onDay } from '@iwan/shared/testing/on-day';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { openProject, wholeRecord } from '../../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const ready = { cat: 'Residential', status: 'Ready', location: 'Dubai Marina', starting_price: 'AED 1,200,000' };
const units = [{ id: '1402', type: '2BR', size: 1_100, price: 4_000_000, available: 1 }];

/** The group of the visa as text: its answer, and each owner with the visa. */
async function shown(changes: object, search = '') {
  backend.setRecords({ projects: [{ ...wholeRecord, ...ready, units: [], ...changes }] });
  await openProject(backend, 'harbour-gate', { search });
  const group = document.getElementById('visa')?.closest('details');
  const lines = [...(group?.querySelectorAll('dl > div') ?? [])];
  return {
    answer: group?.querySelector('summary span')?.textContent,
    lines: lines.map((line) => [...line.children].map(({ textContent }) => textContent)),
    text: group?.textContent ?? '',
    isOpen: group?.open,
  };
}

test.each([
  ['', 'Investor’s visa', [['Sole owner, AED 1,200,000', 'Investor’s visa']]],
  ['?owners=2', 'Investor’s visa', [['Each of 2 owners, AED 600,000', 'Investor’s visa']]],
  [
    '?owners=2&share=70',
    'Investor’s visa',
    [
      ['First owner, AED 840,000', 'Investor’s visa'],
      ['Second owner, AED 360,000', 'No visa'],
    ],
  ],
  [
    '?owners=3&share=10',
    'No visa',
    [
      ['First owner, AED 120,000', 'No visa'],
      ['Each of 2 other owners, AED 540,000', 'Investor’s visa'],
    ],
  ],
  // What cannot be read counts as not chosen.
  ['?owners=many', 'Investor’s visa', [['Sole owner, AED 1,200,000', 'Investor’s visa']]],
])('with the choices "%s" it says %s', async (search, answer, lines) => {
  const group = await shown({}, search);
  expect([group.answer, group.lines]).toEqual([answer, lines]);
  expect(group.isOpen).toBe(lines.length > 1 || search === '?owners=2');
});

test('a unit is checked by its own price, and its shares by the Golden Visa', async () => {
  const { answer, lines, text } = await shown({ units }, '?unit=1402&owners=2');
  expect(answer).toBe('Golden Visa');
  expect(lines).toEqual([['Each of 2 owners, AED 2,000,000', 'Golden Visa']]);
  expect(text).toContain('For this home at AED 4,000,000.');
});

test('says off plan that sources disagree', async () => {
  const { answer, text } = await shown({ cat: 'Residential, Off Plan', status: 'Under Construction' });
  expect(answer).toBe('Investor’s visa, disputed before handover');
  expect(text).toContain('Sources disagree on whether it counts before it is finished.');
});

test('a share that cannot be read stays in its field, with what to write', async () => {
  const { text } = await shown({}, '?owners=2&share=half');
  expect(text).toContain('Enter a percentage from 1 to 99.');
  expect(document.querySelector<HTMLInputElement>('#visa-share')?.value).toBe('half');
});

test.each([
  ['2027-04-29', 'Checked April 2026.'],
  ['2027-04-30', 'Checked April 2026. Due to be checked again since April 2027, so ask us before you rely on it.'],
])('on %s it names its sources: %s', async (today, checked) => {
  onDay(today);
  const { text } = await shown({});
  expect(text).toContain(
    `Sources: Government of the UAE, Golden Visa; Dubai Land Department, rules of April 2026. ${checked}`,
  );
});

test.each([
  ['a shop', { cat: 'Commercial' }],
  ['a project that is sold out', { status: 'Sold Out' }],
  ['a home in another emirate', { location: 'Masdar City, Abu Dhabi' }],
  ['a home without a price', { starting_price: null }],
])('of %s nothing is said', async (_what, changes) => {
  expect((await shown(changes)).text).toBe('');
});
