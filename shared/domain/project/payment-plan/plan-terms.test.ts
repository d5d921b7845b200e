import type { Instalment } from '../../model/entities';
import { planTerms } from './plan-terms';

const handover = { year: 2028, quarter: 2 } as const;
const of = (percent: number, label: string, when: string | null = null): Instalment => ({ label, when, percent });

test.each<[string, readonly Instalment[], readonly (number | undefined)[]]>([
  ['no plan', [], [undefined, undefined, undefined]],
  ['a booking in two parts', [of(5, 'On booking'), of(5, 'Down payment')], [10, undefined, undefined]],
  [
    'a payment some time after the booking',
    [of(5, 'Second', '60 days after booking')],
    [undefined, undefined, undefined],
  ],
  [
    'two years after the handover',
    [of(40, 'After handover', 'Within two years of handover')],
    [undefined, 2, undefined],
  ],
  ['18 months after the handover', [of(40, 'Last', '18 months after the handover')], [undefined, 1.5, undefined]],
  ['quarters until a later year', [of(40, 'After handover', 'Quarterly until Q2 2031')], [undefined, 3, undefined]],
  ['an unknown time after the handover', [of(40, 'After handover')], [undefined, undefined, undefined]],
  ['the handover itself', [of(40, 'On handover', 'Q2 2028')], [undefined, undefined, undefined]],
  ['months', [of(20, 'During construction', '1% a month from January 2027')], [undefined, undefined, 1]],
  ['quarters', [of(20, 'During construction')], [undefined, undefined, undefined]],
])('the terms of %s', (_, plan, terms) => {
  const { bookingPercent, yearsAfterHandover, monthlyPercent } = planTerms(plan, handover);
  expect([bookingPercent, yearsAfterHandover, monthlyPercent]).toEqual(terms);
});

test('the time after an unknown handover is unknown', () => {
  expect(planTerms([of(40, 'After handover', 'Over two years')], null).yearsAfterHandover).toBeUndefined();
});
