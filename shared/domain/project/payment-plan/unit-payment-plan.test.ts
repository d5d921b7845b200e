import fc from 'fast-check';
import { type PlannedPayment, type UnitPurchase, unitPaymentPlan } from './unit-payment-plan';

const purchase: UnitPurchase = {
  price: 1_000_000,
  instalments: [
    { label: 'On booking', percent: 10, when: 'When you reserve' },
    { label: 'During construction', percent: 50, when: 'By the stages of the building' },
    { label: 'On handover', percent: 40, when: 'Q4 2027' },
  ],
  handover: { year: 2027, quarter: 4 },
  isOffPlan: true,
  bookedOn: '2026-11-25',
  squareFeet: 800,
  loanPercent: 0,
  loanYears: 25,
  annualRatePercent: 7.65,
  agencyPercent: 0,
  oqoodFee: 1_000,
  serviceCharge: null,
};

const nameOf = ({ of }: PlannedPayment) =>
  of.kind === 'fee' ? of.fee : of.kind === 'instalment' ? `${of.label}${of.part ? ` ${of.part.number}` : ''}` : of.kind;
const lines = (changes: Partial<UnitPurchase>) =>
  unitPaymentPlan({ ...purchase, ...changes }).payments.map((each) => [each.date, nameOf(each), each.amount]);

test('a home off plan: the booking with its fees, the building, the handover with the deed', () => {
  expect(lines({})).toEqual([
    ['2026-11-25', 'On booking', 100_000],
    ['2026-11-25', 'transfer', 40_000],
    ['2026-11-25', 'oqood', 1_000],
    ['2027-02-25', 'During construction 1', 125_000],
    ['2027-05-25', 'During construction 2', 125_000],
    ['2027-08-25', 'During construction 3', 125_000],
    ['2027-11-25', 'During construction 4', 125_000],
    ['2027-12-31', 'On handover', 400_000],
    ['2027-12-31', 'titleDeed', 270],
  ]);
});

test('a home that is ready: the price at the transfer, with the fees of one', () => {
  expect(
    lines({ instalments: [], handover: null, isOffPlan: false, agencyPercent: 2, serviceCharge: 15, loanPercent: 80 }),
  ).toEqual([
    ['2026-12-25', 'price', 1_000_000],
    ['2026-12-25', 'transfer', 40_580],
    ['2026-12-25', 'trustee', 4_200],
    ['2026-12-25', 'agency', 21_000],
    ['2026-12-25', 'mortgage', 6_490],
    ['2026-12-25', 'serviceCharge', 12_000],
  ]);
});

test('what is paid after the handover comes after it', () => {
  const instalments = [
    { label: 'On booking', percent: 60, when: null },
    { label: 'After handover', percent: 40, when: 'Over one year' },
  ];
  expect(lines({ instalments }).slice(-4)).toEqual([
    ['2028-03-31', 'After handover 1', 100_000],
    ['2028-06-30', 'After handover 2', 100_000],
    ['2028-09-30', 'After handover 3', 100_000],
    ['2028-12-31', 'After handover 4', 100_000],
  ]);
});

test('what the instalments leave of the price is said, without a day', () => {
  const plan = unitPaymentPlan({ ...purchase, instalments: [{ label: 'On booking', percent: 20, when: null }] });
  expect(plan.statedPercent).toBe(20);
  expect(plan.payments.find(({ of }) => of.kind === 'rest')).toMatchObject({
    date: null,
    percent: 80,
    amount: 800_000,
  });
  expect(plan.totals.price).toBe(1_000_000);
});

test('instalments of more than the price are cut off at it', () => {
  const instalments = [60, 60, 10].map((percent) => ({ label: 'On booking', percent, when: null }));
  const plan = unitPaymentPlan({ ...purchase, instalments });
  expect([plan.statedPercent, plan.totals.price]).toEqual([130, 1_000_000]);
  expect(plan.payments.filter(({ of }) => of.kind === 'instalment').map(({ amount }) => amount)).toEqual([
    600_000, 400_000,
  ]);
});

test('where the handover is not known, what depends on it has no day and comes last', () => {
  const plan = lines({ handover: null, instalments: purchase.instalments.map((each) => ({ ...each, when: null })) });
  expect(plan.map(([date, name]) => [date, name])).toEqual([
    ['2026-11-25', 'On booking'],
    ['2026-11-25', 'transfer'],
    ['2026-11-25', 'oqood'],
    [null, 'During construction'],
    [null, 'On handover'],
    [null, 'titleDeed'],
  ]);
});

test('a handover that is over is one at the booking', () => {
  const dates = lines({ handover: { year: 2020, quarter: null } }).map(([date]) => date);
  expect(new Set(dates)).toEqual(new Set(['2026-11-25', '2027-12-31']));
});

test.each([
  [50, 400_000, 'no more than is due from the handover on'],
  [30, 300_000, 'what is asked for'],
  [90, 400_000, 'no more than a bank lends off plan'],
])('a loan of %d per cent pays %d: %s', (loanPercent, amount) => {
  const { loan, totals, payments } = unitPaymentPlan({ ...purchase, loanPercent });
  expect(loan).toMatchObject({ amount, firstOn: '2028-01-31', years: 25 });
  expect(payments.filter(({ byLoan }) => byLoan > 0).map(nameOf)).toEqual(['On handover']);
  expect(totals.own + totals.byLoan).toBe(totals.price + totals.fees);
});

test('the payments of the price sum to it to the dirham, whatever the shares, and no day comes before the booking', () => {
  const instalment = fc.record({
    label: fc.constantFrom('On booking', 'During construction', 'On handover', 'After handover', 'x'),
    percent: fc.double({ min: 0.01, max: 100, noNaN: true }),
    when: fc.constantFrom(null, 'Q2 2027', 'Over two years', '1% a month', 'Quarterly until Q2 2031', '2021'),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      fc.array(instalment, { maxLength: 24 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 100 }),
      (price, instalments, isOffPlan, loanPercent) => {
        const plan = unitPaymentPlan({ ...purchase, price, instalments, isOffPlan, loanPercent });
        const priced = plan.payments.filter(({ of }) => of.kind !== 'fee');
        expect(priced.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        expect(plan.payments.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        expect(plan.payments.every(({ date }) => date === null || date >= purchase.bookedOn)).toBe(true);
        expect(plan.totals.own).toBe(plan.totals.price + plan.totals.fees - plan.totals.byLoan);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  [499_999, 2_100],
  [500_000, 4_200],
])('for a ready home of AED %d the trustee asks AED %d with VAT', (price, amount) => {
  const { payments } = unitPaymentPlan({ ...purchase, price, isOffPlan: false });
  expect(payments.find(({ of }) => of.kind === 'fee' && of.fee === 'trustee')?.amount).toBe(amount);
});
