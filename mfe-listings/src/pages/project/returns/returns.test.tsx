import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen, within } from '@testing-library/react';
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
const block = () => within(screen.getByRole('region', { name: 'What it costs and brings' }));

test('shows what a home costs and brings, with who says so, and a form with all that is assumed', async () => {
  await open('');
  expect(block().getByRole('row', { name: /Gross yield 8%/ })).toBeInTheDocument();
  expect(
    block().getByText(/Rents asked for as of 31 March 2026\. Invented for this demonstration\./),
  ).toBeInTheDocument();
  expect(block().getByRole('link', { name: 'RERA, service charge index' })).toHaveAttribute(
    'href',
    'https://dubailand.gov.ae/en/',
  );
  const form = block().getByRole('form', { name: 'Change what is assumed' });
  expect(form).toHaveAttribute('method', 'get');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    ...{ home: '1BR', rent: '96,000', charge: '15', vacancy: '8', letting: '5' },
    ...{ repairs: '0.5', lower: '10', growth: '0', money: '4' },
  });
  expect(screen.getAllByRole('link', { name: 'Costs and yield' })[0]).toHaveAttribute('href', '#returns');
});

test('counts with the address, keeps what makes no sense, and carries the plan of the unit along', async () => {
  await open('?unit=0301&loan=50&rent=120,000&vacancy=lots');
  expect(block().getByRole('row', { name: /Gross yield 10%/ })).toBeInTheDocument();
  const vacancy = block().getByRole('textbox', { name: 'Empty, % of the year' });
  expect(vacancy).toHaveValue('lots');
  expect(vacancy).toHaveAccessibleDescription('Write a share from 0 to 100.');
  const sent = (name: string) =>
    Object.fromEntries(new FormData(screen.getByRole('form', { name }) as HTMLFormElement));
  expect(sent('Change what is assumed')).toMatchObject({ unit: '0301', loan: '50', rent: '120,000' });
  expect(sent('Change the plan')).toMatchObject({ unit: '0301', loan: '50', rent: '120,000', vacancy: 'lots' });
});

test('of a record without figures, as of a plain backend, there is nothing', async () => {
  await open('', { figures: undefined });
  expect(screen.queryByRole('region', { name: 'What it costs and brings' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Costs and yield' })).toBeNull();
});
