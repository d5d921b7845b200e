import { writeCalendarEntry } from './calendar-entry';

const entry = {
  ...{ uid: 'lead-7@office.example', sequence: 3, title: 'Viewing; bring keys, plans', details: 'Noura\nVilla 7\\8' },
  ...{ address: 'https://office.example/office/leads/7', start: new Date('2026-11-27T06:30:00Z'), minutes: 30 },
  ...{ remindBefore: 15, writtenAt: new Date('2026-11-26T08:00:00.500Z') },
};

test('writes an appointment with its reminder as RFC 5545 has it', () => {
  expect(writeCalendarEntry(entry).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Iwan//Office//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    ...['UID:lead-7@office.example', 'SEQUENCE:3', 'DTSTAMP:20261126T080000Z', 'DTSTART:20261127T063000Z'],
    ...['DTEND:20261127T070000Z', 'SUMMARY:Viewing\\; bring keys\\, plans', 'DESCRIPTION:Noura\\nVilla 7\\\\8'],
    ...['URL:https://office.example/office/leads/7', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M'],
    ...['DESCRIPTION:Viewing\\; bring keys\\, plans', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test('folds long lines within 75 bytes and never within a character', () => {
  const title = 'زيارة الفيلا '.repeat(20);
  const lines = writeCalendarEntry({ ...entry, title }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replace(/\n /g, '')).toContain(`SUMMARY:${title}`);
});

test('a visitor writes no line of the calendar', () => {
  const lines = writeCalendarEntry({ ...entry, details: 'x\r\nATTACH:https://evil.example\u0007' }).split('\r\n');
  expect(lines).toContain('DESCRIPTION:x\\nATTACH:https://evil.example');
});
