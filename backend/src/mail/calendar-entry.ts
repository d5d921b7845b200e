/** An appointment of a calendar. */
export interface CalendarEntry {
  /** The same for each version of one appointment, so that a calendar replaces it. */
  readonly uid: string;
  /** Counts up with each version. */
  readonly sequence: number;
  readonly title: string;
  readonly details: string;
  readonly address: string;
  readonly start: Date;
  readonly minutes: number;
  /** Reminds this many minutes before. */
  readonly remindBefore: number;
  readonly writtenAt: Date;
}

/** The longest line in bytes (RFC 5545, 3.1). */
const longestLine = 75;

/** `20261126T080000Z` */
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text as a value (RFC 5545, 3.3.11); control characters are left out. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Folded, and never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > longestLine) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}

/** An iCalendar file (RFC 5545) with one appointment and its reminder. */
export function writeCalendarEntry(entry: CalendarEntry): string {
  const { uid, sequence, title, details, address, start, minutes, remindBefore, writtenAt } = entry;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Iwan//Office//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    ...[`UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utc(writtenAt)}`, `DTSTART:${utc(start)}`],
    `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
    ...[`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(details)}`, `URL:${address}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${remindBefore}M`, `DESCRIPTION:${escaped(title)}`, 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
