import { missingContentOf } from './missing-content';

const whole = {
  ...{ summary: 'Files.', does: 'Files', brings: 'Patience', offers: 'A desk' },
  ...{ posted_on: '2026-11-02', closes_on: '2027-01-31', pay_from: 8000 },
};

test.each([
  [{}, '2027-01-31', []],
  [{}, '2027-02-01', ['closed']],
  [{ closes_on: null }, '2027-02-01', []],
  [{ closes_on: '' }, '2027-02-01', []],
  [{ pay_from: null }, '2026-12-01', ['pay']],
  [{ pay_from: null, pay_to: 9000 }, '2026-12-01', []],
  [{ posted_on: null, does: ' ' }, '2026-12-01', ['posted', 'work']],
  [{ brings: '', offers: null, summary: undefined }, '2026-12-01', ['requirements', 'offer', 'summary']],
])('with %j an opening lacks on %s: %j', (changes, today, lacks) => {
  expect(missingContentOf({ ...whole, ...changes }, today)).toEqual(lacks);
});
