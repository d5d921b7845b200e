import { planQuery, readPlanChoices } from './plan-choices';

const today = '2026-11-25';
const read = (query: string, isOffPlan = true) => readPlanChoices(new URLSearchParams(query), { today, isOffPlan });
const untouched = {
  bookedOn: today,
  currency: 'AED',
  loanPercent: 0,
  loanYears: 25,
  agencyPercent: 0,
  oqoodFee: 1_000,
  serviceCharge: null,
};

test('starts today, without a loan, with the usual agency fee', () => {
  expect(read('')).toEqual({ choices: untouched, isTyped: false, wrong: {} });
  expect(read('', false).choices.agencyPercent).toBe(2);
});

test.each([
  ['booked=2027-01-15', { bookedOn: '2027-01-15' }],
  ['currency=EUR', { currency: 'EUR' }],
  ['currency=XYZ', {}],
  ['loan=50+%25&years=20', { loanPercent: 50, loanYears: 20 }],
  ['oqood=3,150', { oqoodFee: 3_150 }],
  ['agency=2,5&service=%D9%A1%D9%A5', { agencyPercent: 2.5, serviceCharge: 15 }],
])('takes %s', (query, changes) => {
  expect(read(query)).toEqual({ choices: { ...untouched, ...changes }, isTyped: true, wrong: {} });
});

test.each([
  ['booked', '2027-02-30'],
  ['booked', '1999-01-01'],
  ['loan', '81'],
  ['loan', 'half'],
  ['years', '7.5'],
  ['years', '0'],
  ['agency', '-1'],
  ['service', '<b>'],
  ['oqood', 'free'],
])('keeps what makes no sense to be said: %s of %s', (field, text) => {
  expect(read(String(new URLSearchParams({ [field]: text })))).toEqual({
    choices: untouched,
    isTyped: true,
    wrong: { [field]: text },
  });
});

test('all choices are in the address, and are read as they were written', () => {
  const { choices } = read('booked=2027-01-15&currency=EUR&loan=50&years=20&agency=1&service=15.5&oqood=0');
  const query = new URLSearchParams(
    Object.entries(planQuery(choices)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  expect(read(String(query)).choices).toEqual(choices);
});
