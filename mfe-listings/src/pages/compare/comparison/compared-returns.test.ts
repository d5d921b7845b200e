import type { ProjectFigure } from '@iwan/shared/domain/model/entities';
import { english } from '@iwan/shared/testing/english';
import { project } from '@iwan/shared/testing/entities';
import { withReturns } from './compared-returns';
import { compareProjects } from './comparison';

const figure = { type: '1BR', address: null, asOf: '2026-03-31', isInvented: false };
const rent: ProjectFigure = { ...figure, kind: 'rent', value: 80_000, source: 'An agency' };
const charge: ProjectFigure = { ...figure, kind: 'serviceCharge', type: null, value: 15, source: 'An index' };
const unitTypes = [
  { type: '1BR', squareFeet: 800, price: 1_000_000, available: 1, plan: null },
  { id: '9', type: '1BR', squareFeet: 800, price: 2_000_000, available: 1, plan: null },
];
const listed = { categories: ['Residential'], status: 'Ready', unitTypes };
const rowsOf = (...changes: readonly object[]) => {
  const rows = compareProjects(
    changes.map((each) => withReturns(project({ ...listed, ...each }))),
    english.locale,
  );
  return Object.fromEntries(rows.flatMap((row) => (row.kind === 'fact' ? [[row.fact, row] as const] : [])));
};
const figures = [rent, charge];

test('compares the service charge and the net yield as figures, and marks the best among alike homes', () => {
  const dearer = { figures: [rent, { ...charge, value: 25 }] };
  const { serviceCharge, netYield } = rowsOf({ figures }, dearer, {});
  expect(serviceCharge).toMatchObject({ values: ['AED\u00a015.00', 'AED\u00a025.00', null], best: 0 });
  expect(netYield).toMatchObject({ values: ['5%', expect.stringMatching(/^4(\.\d)?%$/), null], best: 0, of: '1BR' });
});

test('names the homes of the yields where they are of different types', () => {
  const studio = { unitTypes: [{ ...unitTypes[0], type: 'Studio' }], figures: [{ ...rent, type: 'Studio' }, charge] };
  const { netYield } = rowsOf({ figures }, studio);
  expect(netYield).toMatchObject({ values: ['5% (1BR)', '5% (Studio)'], best: null });
  expect(netYield).not.toHaveProperty('of');
});

test('is about the unit that is compared', () => {
  expect(rowsOf({ figures, askedUnit: unitTypes[1] }).netYield?.values).toEqual(['2.3%']);
});

test('of a plain backend there are no such rows', () => {
  const { serviceCharge, netYield } = rowsOf({}, {});
  expect([serviceCharge, netYield]).toEqual([undefined, undefined]);
});
