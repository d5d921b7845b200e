import { isTimeZone, timesByDay } from './time-zones';

test.each([
  ['Europe/London', '2027-03-27T05:00Z', 'Sat 27 Mar', '05:00'],
  ['Europe/London', '2027-03-28T05:00Z', 'Sun 28 Mar', '06:00'],
  ['America/New_York', '2026-11-02T05:00Z', 'Mon 2 Nov', '00:00'],
  ['America/New_York', '2026-10-31T05:00Z', 'Sat 31 Oct', '01:00'],
  ['America/New_York', '2027-03-14T06:30Z', 'Sun 14 Mar', '01:30'],
  ['America/New_York', '2027-03-14T07:00Z', 'Sun 14 Mar', '03:00'],
  ['Australia/Sydney', '2027-04-03T05:00Z', 'Sat 3 Apr', '16:00'],
  ['Australia/Sydney', '2027-04-04T05:00Z', 'Sun 4 Apr', '15:00'],
  ['Australia/Sydney', '2026-12-01T13:30Z', 'Wed 2 Dec', '00:30'],
  ['Asia/Kolkata', '2026-12-01T05:00Z', 'Tue 1 Dec', '10:30'],
  ['Asia/Dubai', '2026-12-01T05:00Z', 'Tue 1 Dec', '09:00'],
])('in %s, %s is %s, %s', (zone, at, day, time) => {
  const [found] = timesByDay([at], zone, 'en-AE');
  expect([found?.day.replace(',', ''), found?.times]).toEqual([day, [{ at, time }]]);
});

test('tells the two hours apart that New York has when it puts its clock back', () => {
  const times = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'];
  const [day] = timesByDay(times, 'America/New_York', 'en-AE');
  expect(day?.times.map(({ time }) => time)).toEqual(['01:30 GMT-4', '01:30 GMT-5', '02:30']);
});

test.each([
  ['Europe/London', true],
  ['Mars/Olympus', false],
  ['+04:00', false],
  ['', false],
])('%s is a time zone: %p', (zone, expected) => expect(isTimeZone(zone)).toBe(expected));
