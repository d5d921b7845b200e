import { dueShares, lastDayOf } from './instalment-dates';

const start = { bookedOn: '2026-11-25', handoverOn: '2027-12-31' };
const at = (date: string | null, percent: number, isEstimate = true) => ({ date, isEstimate, percent });

test.each([
  ['On booking', 'On reservation', 10, [at('2026-11-25', 10, false)]],
  ['At first', 'When you reserve', 10, [at('2026-11-25', 10, false)]],
  ['Second payment', '60 days after booking', 10, [at('2027-01-24', 10, false)]],
  ['Third payment', '2027-03-01', 5, [at('2027-03-01', 5, false)]],
  ['Fourth payment', 'Q2 2027', 5, [at('2027-06-30', 5)]],
  ['Fifth payment', 'February 2027', 5, [at('2027-02-28', 5)]],
  ['Long ago', '2025', 5, [at('2026-11-25', 5)]],
  ['On handover', 'Q4 2027', 40, [at('2027-12-31', 40)]],
  ['On completion', null, 40, [at('2027-12-31', 40)]],
  [
    'During construction',
    'In stages during construction',
    40,
    [at('2027-02-25', 10), at('2027-05-25', 10), at('2027-08-25', 10), at('2027-11-25', 10)],
  ],
  [
    'During construction',
    '1% a month from January 2027',
    2.5,
    [at('2027-01-01', 1), at('2027-02-01', 1), at('2027-03-01', 0.5)],
  ],
  ['After handover', 'Over one year', 40, ['03-31', '06-30', '09-30', '12-31'].map((day) => at(`2028-${day}`, 10))],
  [
    'After handover',
    'Within one year of handover',
    40,
    ['03-31', '06-30', '09-30', '12-31'].map((day) => at(`2028-${day}`, 10)),
  ],
  ['After handover', 'Monthly over two months', 10, [at('2028-01-31', 5), at('2028-02-29', 5)]],
  ['After handover', 'Quarterly until Q2 2028', 10, [at('2028-03-31', 5), at('2028-06-30', 5)]],
  ['After handover', '2 quarterly payments', 10, [at('2028-03-31', 5), at('2028-06-30', 5)]],
  ['Last payment', '12 months after the handover', 10, [at('2028-12-31', 10)]],
  [
    'The rest',
    'Over 12 months from handover',
    40,
    ['03-31', '06-30', '09-30', '12-31'].map((day) => at(`2028-${day}`, 10)),
  ],
  ['Last payment', 'Within 2 months after handover', 10, [at('2028-02-29', 10)]],
  ['Instalments', 'Half-yearly until handover', 40, [at('2027-05-25', 20), at('2027-11-25', 20)]],
  ['Instalments', '1% monthly until handover', 2, [at('2026-12-25', 1), at('2027-01-25', 1)]],
  ['After handover', null, 10, [at(null, 10)]],
  ['When it suits', 'As agreed', 10, [at(null, 10)]],
])('%s, %s', (label, when, percent, shares) => {
  expect(dueShares({ label, when, percent }, start)).toEqual(shares);
});

test.each(['On handover', 'During construction', 'After handover, over two years'])(
  'says no day of "%s" where the handover is not known',
  (label) => {
    const shares = dueShares({ label, when: null, percent: 30 }, { ...start, handoverOn: null });
    expect(shares).toEqual([at(null, 30)]);
  },
);

test('is due with the handover where the building is nearly done', () => {
  const due = { label: 'During construction', when: null, percent: 30 };
  expect(dueShares(due, { bookedOn: '2027-11-01', handoverOn: '2027-12-31' })).toEqual([at('2027-12-31', 30)]);
});

test('spreads over no more payments than anybody reads', () => {
  const due = { label: 'During construction', when: '0.01% a month', percent: 30 };
  expect(dueShares(due, start).length).toBeLessThanOrEqual(120);
});

test('a handover is known to its last day', () => {
  expect([lastDayOf({ year: 2028, quarter: 2 }), lastDayOf({ year: 2028, quarter: null })]).toEqual([
    '2028-06-30',
    '2028-12-31',
  ]);
});
