import type { UnitPurchase } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { unitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { planLines, planNotes, planTotals } from './plan-lines';

const purchase: UnitPurchase = {
  price: 1_000_000,
  instalments: [
    { label: 'On booking', percent: 20, when: null },
    { label: 'On handover', percent: 80, when: 'When it is built' },
  ],
  handover: { year: 2028, quarter: 2 },
  isOffPlan: true,
  bookedOn: '2026-11-25',
  squareFeet: null,
  loanPercent: 0,
  loanYears: 25,
  annualRatePercent: 7.65,
  agencyPercent: 0,
  oqoodFee: 1_000,
  serviceCharge: null,
};
const dirhams = { currency: 'AED', rate: 1, date: null } as const;
const dollars = { currency: 'USD', rate: 0.2723, date: '2026-11-24' } as const;
const locale = 'en-AE';
const about = { price: 1_000_000, isOffPlan: true, today: '2026-06-30' };

test('shows each payment with its day, its share and its amount', () => {
  expect(planLines(unitPaymentPlan(purchase), dirhams, locale)[0]).toEqual({
    what: 'On booking',
    date: '2026-11-25',
    when: '25 November 2026',
    share: '20%',
    amount: 'AED 200,000',
    byLoan: '',
    converted: '',
  });
});

test('marks a day as approximate, and shows the record’s words where there is none', () => {
  const whenOf = (changes: Partial<UnitPurchase>) =>
    planLines(unitPaymentPlan({ ...purchase, ...changes }), dirhams, locale).find(({ what }) => what === 'On handover')
      ?.when;
  expect([whenOf({}), whenOf({ handover: null })]).toEqual(['around 30 June 2028', 'When it is built']);
});

test('shows amounts in the visitor’s currency too, with the day of its rate', () => {
  const plan = unitPaymentPlan(purchase);
  expect(planLines(plan, dollars, locale)[0]?.converted).toBe('≈ USD\u00a054,500');
  expect(planNotes(plan, about, dollars, locale)).toContain('USD amounts use the rate of 24 November 2026, rounded.');
  expect(planNotes(plan, about, { ...dollars, rate: null }, locale)).toContain(
    'No exchange rate for USD right now. Prices are in AED.',
  );
});

test('shows what the loan pays, its monthly instalment, and what is left', () => {
  const plan = unitPaymentPlan({ ...purchase, loanPercent: 50 });
  const lines = planLines(plan, dirhams, locale);
  expect(lines.map(({ byLoan }) => byLoan).filter(Boolean)).toEqual(['AED 500,000 from the loan']);
  expect(lines.at(-1)).toMatchObject({ what: 'Loan payments, monthly for 25 years', when: 'from 30 July 2028' });
  expect(planTotals(plan, dirhams, locale).map(({ name }) => name)).toEqual([
    'Price',
    'Fees',
    'From the loan',
    'Cash from you',
  ]);
});

test.each([
  [[], /No payment plan published/],
  [[20], /cover 20% of the price. Ask the agent when the balance is due/],
  [[60, 70], /add up to 130% of the price, so we left out the excess/],
])('says of instalments of %p what is missing or too much', (percents, sentence) => {
  const instalments = percents.map((percent) => ({ label: 'On booking', percent, when: null }));
  const notes = planNotes(unitPaymentPlan({ ...purchase, instalments }), about, dirhams, locale);
  expect(notes.filter((note) => sentence.test(note))).toHaveLength(1);
});

test.each([
  [true, 'Market practice'],
  [false, 'Dubai Land Department, registration of a sale'],
])('says where its fees are from, off plan: %s', (isOffPlan, name) => {
  const notes = planNotes(unitPaymentPlan({ ...purchase, isOffPlan }), { ...about, isOffPlan }, dirhams, locale);
  expect(notes.find((note) => note.startsWith('Sources:'))).toContain(name);
});

test.each([
  [25, []],
  [26, ['Banks lend for 25 years at most.']],
])('of a loan over %d years says: %j', (loanYears, said) => {
  const notes = planNotes(unitPaymentPlan({ ...purchase, loanPercent: 50, loanYears }), about, dirhams, locale);
  expect(notes.filter((note) => note.startsWith('Banks'))).toEqual(said);
});

test('says where several instalments fall on one day', () => {
  const notesOf = (bookedOn: string) =>
    planNotes(unitPaymentPlan({ ...purchase, bookedOn }), about, dirhams, locale).filter((note) =>
      /fall on/.test(note),
    );
  expect(notesOf('2026-11-25')).toEqual([]);
  expect(notesOf('2029-01-15')).toEqual([
    '2 instalments fall on 15 January 2029. Ask the agent whether each is due that day.',
  ]);
});
