import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { openProject, wholeRecord } from '../../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const record = {
  ...wholeRecord,
  units: [
    { id: '0301', type: '1BR', size: 750, price: 1_200_000, available: 1 },
    { type: '2BR', size: 1_000, price: 1_900_000, available: 2 },
  ],
  figures: [
    { kind: 'rent', type: '1BR', value: 96_000, source: 'Rents asked for', as_of: '2026-03-31', invented: true },
    {
      kind: 'service_charge',
      value: 15,
      source: 'RERA, service charge index',
      address: 'https://dubailand.gov.ae/en/',
      as_of: '2026-01-31',
    },
  ],
};

async function open(search: string, changes: object = {}) {
  backend.setRecords({ projects: [{ ...record, ...changes }] });
  await openProject(backend, 'harbour-gate', { search });
}
// Queries by role of a whole page take seconds.
const block = () => document.getElementById('costs');
const rows = () => [...(block()?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent);
const sent = (label: string) => {
  const form = document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`);
  return form === null ? null : Object.fromEntries(new FormData(form));
};

test('shows costs and returns of a home with their sources, and a form of all assumptions', async () => {
  await open('');
  expect(rows()).toContain('Gross yield8%');
  const sources = document.getElementById('sources');
  expect(sources?.textContent).toContain('Rents asked for as of 31 March 2026. Sample data.');
  const index = [...(sources?.querySelectorAll('a') ?? [])].find((link) => link.textContent?.startsWith('RERA'));
  expect(index?.getAttribute('href')).toBe('https://dubailand.gov.ae/en/');
  expect(block()?.querySelector('form')?.method).toBe('get');
  expect(sent('Change the assumptions')).toEqual({
    ...{ home: '1BR', rent: '96,000', charge: '15', vacancy: '8', letting: '5' },
    ...{ repairs: '0.5', lower: '10', growth: '0', money: '4' },
  });
  expect(document.querySelector('a[href="#costs"]')?.parentElement?.textContent).toMatch(
    /^About [\d.]+% net a year 1BR, after all costsSee the figures$/,
  );
  expect(block()?.closest('details')).not.toHaveAttribute('open');
});

test('uses the values of the address, keeps invalid ones in their fields, and keeps the plan of the unit', async () => {
  await open('?unit=0301&loan=50&rent=120,000&vacancy=lots');
  expect(rows()).toContain('Gross yield10%');
  expect(block()?.closest('details')).toHaveAttribute('open');
  const vacancy = document.getElementById('returns-vacancy');
  expect(vacancy).toHaveValue('lots');
  expect(vacancy).toHaveAccessibleDescription('Enter a percentage from 0 to 100.');
  expect(sent('Change the assumptions')).toMatchObject({ unit: '0301', loan: '50', rent: '120,000' });
  expect(sent('Adjust the payment plan')).toMatchObject({ unit: '0301', loan: '50', rent: '120,000', vacancy: 'lots' });
});

test('shows nothing where the record has no figures, as from a plain backend', async () => {
  await open('', { figures: undefined });
  expect([block(), document.querySelector('a[href="#costs"]')]).toEqual([null, null]);
});
