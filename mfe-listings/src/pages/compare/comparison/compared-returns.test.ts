import { yieldAssumption } from '@iwan/shared/domain/facts/sources';
import type { ProjectFigure } from '@iwan/shared/domain/model/entities';
import { daysAround } from '@iwan/shared/testing/dated-sources';
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
const values = (...changes: readonly object[]) => valuesOn('2026-11-25', ...changes);
const valuesOn = (today: string, ...changes: readonly object[]) => {
  const projects = changes.map((each) => withReturns(project({ ...listed, ...each }), today, english.locale));
  const rows = compareProjects(projects, english.locale);
  return Object.fromEntries(rows.flatMap((row) => (row.kind === 'fact' ? [[row.fact, row.values] as const] : [])));
};

test('compares service charge, yield and break-even, each with its source and its day', () => {
  expect(values({ figures: [rent, charge] }, {})).toMatchObject({
    serviceCharge: ['AED\u00a015.00 a sq ft and year. An index, as of 31 March 2026.', null],
    yields: [
      '8% gross, 5% net, 3.8% in the low case: 1BR let for AED 80,000 a year. An agency, as of 31 March 2026. Assumptions of this site, each yours to change, looked at on 25 November 2026.',
      null,
    ],
    breakEven: [
      'After 5 years of living in it. Assumptions of this site, each yours to change, looked at on 25 November 2026.',
      null,
    ],
  });
});

test.each(daysAround(yieldAssumption))('on %s says of its assumptions "%s"', (today, status) => {
  const { yields, breakEven } = valuesOn(today, { figures: [rent, charge] });
  expect([yields?.[0], breakEven?.[0]]).toEqual([expect.stringContaining(status), expect.stringContaining(status)]);
});

test('says of a rent that it is older than a year', () => {
  expect(valuesOn('2027-04-01', { figures: [rent] }).yields?.[0]).toContain(
    'as of 31 March 2026, more than a year ago.',
  );
});

test('is about the unit that is compared', () => {
  expect(values({ figures: [rent], askedUnit: unitTypes[1] }).yields).toEqual([
    '4% gross: 1BR let for AED 80,000 a year. An agency, as of 31 March 2026.',
  ]);
});

test('of a plain backend there are no such rows', () => {
  const { serviceCharge, yields, breakEven } = values({}, {});
  expect([serviceCharge, yields, breakEven]).toEqual([undefined, undefined, undefined]);
});
