import { waitingOf } from './waiting';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 26, 8, minutes));

test.each([
  ['just came', 0, null, { value: 0, unit: 'minute', isOpen: true, isLate: false }],
  ['waits for half an hour', 30, null, { value: 30, unit: 'minute', isOpen: true, isLate: false }],
  ['waits longer', 31, null, { value: 31, unit: 'minute', isOpen: true, isLate: true }],
  ['waits for hours', 150, null, { value: 2, unit: 'hour', isOpen: true, isLate: true }],
  ['waits for days', 3000, null, { value: 2, unit: 'day', isOpen: true, isLate: true }],
  ['was answered after four minutes', 600, 4, { value: 4, unit: 'minute', isOpen: false, isLate: false }],
])('a lead that %s', (_, now, answered, waiting) => {
  const lead = {
    receivedAt: at(0).toISOString(),
    firstAnsweredAt: answered === null ? null : at(answered).toISOString(),
  };
  expect(waitingOf(lead, at(now))).toEqual(waiting);
});
