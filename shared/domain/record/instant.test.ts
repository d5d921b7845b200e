import fc from 'fast-check';
import { parseInstant } from './instant';

test.each([
  ['2026-03-01T09:30:00.000Z', '2026-03-01T09:30:00.000Z'],
  ['2026-03-01T09:30:00.000000Z', '2026-03-01T09:30:00.000Z'],
  ['2026-03-01 09:30:00', '2026-03-01T09:30:00.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T09:30:15', '2026-03-01T09:30:15.000Z'],
  ['2026-03-01T09:30:00z', '2026-03-01T09:30:00.000Z'],
  ['2026-03-01 09:30:00 -03:30', '2026-03-01T13:00:00.000Z'],
  ['2026-03-01T09:30:00.123456789Z', '2026-03-01T09:30:00.123Z'],
  ['2026-02-29', null],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-04-31', null],
  ['2026-00-10', null],
  ['2026-01-00', null],
  ['2026-03-01T09:30+04:00', '2026-03-01T05:30:00.000Z'],
  ['2026-03-01T09:30:00+0400', '2026-03-01T05:30:00.000Z'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['2026-03-01T25:00', null],
  ['1 March 2026', null],
  ['01/03/2026', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('reads %p as %p', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});

test('reads every instant back', () => {
  const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseInstant(date.toISOString())).toBe(date.toISOString());
    }),
  );
});
