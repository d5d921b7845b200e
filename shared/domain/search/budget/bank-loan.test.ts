import { bankLoan } from './bank-loan';

const home = { status: 'Ready', categories: ['Residential'], price: 2_000_000 };

test.each([
  ['a ready home', {}, { downPercent: 20, down: 400_000, rule: 'ready' }],
  ['a ready home of five million', { price: 5_000_000 }, { downPercent: 20, down: 1_000_000, rule: 'ready' }],
  ['a dearer one', { price: 6_000_000 }, { downPercent: 30, down: 1_800_000, rule: 'dear' }],
  [
    'one that is being built',
    { status: 'New Launch', categories: ['Residential', 'off plan'] },
    { downPercent: 50, down: 1_000_000, rule: 'off plan' },
  ],
  ['one sold off plan that is ready now', { categories: ['Off Plan'] }, { downPercent: 20, rule: 'ready' }],
])('of %s the bank asks what its rule says', (_what, changes, loan) => {
  expect(bankLoan({ ...home, ...changes })).toMatchObject(loan);
});

test.each([
  ['no price', { price: 0 }],
  ['a price below any loan', { price: 12_000 }],
  ['a shop', { categories: ['Commercial'] }],
])('says nothing of %s', (_what, changes) => {
  expect(bankLoan({ ...home, ...changes })).toBeNull();
});

test('counts the instalment of what is borrowed alone', () => {
  // 1,600,000 at 4 % over 300 months by the formula of section 9.
  const rate = 4 / 1200;
  const expected = (1_600_000 * rate) / (1 - (1 + rate) ** -300);
  expect(bankLoan(home)?.monthly).toBeCloseTo(expected, 2);
});
