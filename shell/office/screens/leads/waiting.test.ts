import type { LeadStage } from '@iwan/shared/domain/office/lead-stages';
import { waitingOf } from './waiting-mark';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 26, 8, minutes));

const lead = (answered: number | null, stage: LeadStage = 'new') => ({
  ...{ receivedAt: at(0).toISOString(), stage },
  firstAnsweredAt: answered === null ? null : at(answered).toISOString(),
});

test.each([
  ['just came', 0, null, { value: 0, unit: 'minute', isOpen: true, isLate: false }],
  ['waits for half an hour', 30, null, { value: 30, unit: 'minute', isOpen: true, isLate: false }],
  ['waits longer', 31, null, { value: 31, unit: 'minute', isOpen: true, isLate: true }],
  ['waits for hours', 150, null, { value: 2, unit: 'hour', isOpen: true, isLate: true }],
  ['waits for days', 3000, null, { value: 2, unit: 'day', isOpen: true, isLate: true }],
  ['was answered after four minutes', 600, 4, { value: 4, unit: 'minute', isOpen: false, isLate: false }],
])('a lead that %s', (_, now, answered, waiting) => {
  expect(waitingOf(lead(answered), at(now))).toEqual(waiting);
});

test('a lead that was closed without an answer does not wait', () => {
  expect(waitingOf(lead(null, 'lost'), at(600))).toBeNull();
  expect(waitingOf(lead(4, 'won'), at(600))?.value).toBe(4);
});
