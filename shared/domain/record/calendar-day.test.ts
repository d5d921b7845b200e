import { addDays, addMonths, dayInDubai, endOfDayInDubai, lastDayOfMonth, parseCalendarDay } from './calendar-day';

test.each([
  ['2027-02-28', '2027-02-28'],
  [' 2028-02-29 ', '2028-02-29'],
  ['2027-02-30', null],
  ['2027-13-01', null],
  ['27-01-01', null],
  ['tomorrow', null],
  ['', null],
  [null, null],
])('reads the day %p as %p', (text, day) => {
  expect(parseCalendarDay(text)).toBe(day);
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 13, '2028-02-29'],
  ['2026-11-25', 2, '2027-01-25'],
  ['2026-12-31', 0, '2026-12-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('counts months from %s by %d', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test('counts days over the end of a year, and knows the last day of a month', () => {
  expect(addDays('2026-12-15', 30)).toBe('2027-01-14');
  expect([lastDayOfMonth(2028, 2), lastDayOfMonth(2026, 12)]).toEqual(['2028-02-29', '2026-12-31']);
});

test('it is tomorrow in Dubai at ten in the evening of Greenwich', () => {
  expect(dayInDubai(new Date('2026-11-25T22:00:00Z'))).toBe('2026-11-26');
});

test('a day of Dubai ends at eight in the evening of Greenwich', () => {
  expect(endOfDayInDubai('2026-11-25')).toEqual(new Date('2026-11-25T20:00:00Z'));
});
