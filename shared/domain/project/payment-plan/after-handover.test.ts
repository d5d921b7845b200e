import type { Handover } from '../../model/entities';
import { paysAfterHandover } from './payment-split';

const end: Handover = { year: 2028, quarter: 2 };

test.each<[string, string | null, Handover | null, boolean]>([
  ['On booking', 'When you reserve', end, false],
  ['During construction', 'By the stages of the building', end, false],
  ['On handover', 'Q2 2028', end, false],
  ['After handover', 'Over two years', end, true],
  ['After handover', null, null, true],
  ['Post-handover', '24 monthly payments', null, true],
  ['24 months', 'following the completion', end, true],
  ['Final payment', '12 months after the hand-over', null, true],
  ['Quarterly payments', 'Until Q3 2028', end, true],
  ['Quarterly payments', 'Until 2028-Q1', end, false],
  ['Quarterly payments', '2027 to 2030', end, true],
  ['Last part', '2028', end, false],
  ['Last part', 'Q4 2028', { year: 2028, quarter: null }, false],
  ['Last part', 'Q4 2030', null, false],
  ['Rest', 'After the roof is done', end, false],
])('"%s", %p, of a handover of %p is paid after it: %p', (label, when, handover, isAfter) => {
  expect(paysAfterHandover([{ label, percent: 20, when }], handover)).toBe(isAfter);
});

test('one instalment of several is enough, and no plan has none', () => {
  const plan = [
    { label: 'On booking', percent: 20, when: null },
    { label: 'After handover', percent: 80, when: null },
  ];
  expect(paysAfterHandover(plan, null)).toBe(true);
  expect(paysAfterHandover([], end)).toBe(false);
});
