import { endOfMinute } from '../unit/load-unit';
import { confirmedText } from './confirmed-text';

const now = '2026-11-25T14:30:00.000Z';

test.each([
  ['2026-11-25T14:10:00.000Z', 'Confirmed in the last hour'],
  ['2026-11-25T15:00:00.000Z', 'Confirmed in the last hour'],
  ['2026-11-25T12:20:00.000Z', 'Confirmed 2 hours ago'],
  ['2026-11-24T09:00:00.000Z', 'Confirmed 29 hours ago'],
  ['2026-11-20T22:00:00.000Z', 'Confirmed 21 November 2026'],
  ['2026-10-01T09:00:00.000Z', 'Last confirmed 1 October 2026. Ask if it is still available.'],
])('of %s says "%s"', (confirmedAt, text) => {
  expect(confirmedText(confirmedAt, now, 'en-AE')).toBe(text);
});

test.each([
  ['2026-11-25T14:30:00.001Z', '2026-11-25T14:31:00.000Z'],
  ['2026-11-25T14:30:59.999Z', '2026-11-25T14:31:00.000Z'],
  ['2026-11-25T14:31:00.000Z', '2026-11-25T14:31:00.000Z'],
])('a page that was made at %s says ages at %s, and so do all of its minute', (made, at) => {
  expect(endOfMinute(new Date(made)).toISOString()).toBe(at);
});
