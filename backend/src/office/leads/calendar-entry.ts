import type { LeadWithWork } from './query';

/** How long a step takes in a calendar, and when it reminds before, in minutes. */
const length = 30;
const remindBefore = 15;

const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The next step of a lead as an iCalendar file, with who it is about; `null` where there is none. */
export function nextStepCalendar({ lead, work }: LeadWithWork, officeUrl: string, now: Date): string | null {
  if (!work?.next_at || work.next_what === null) return null;
  const { name, phone, email, property } = lead.fields;
  return writeCalendarEntry({
    uid: `lead-${lead.id}@${new URL(officeUrl).host}`,
    sequence: work.version,
    title: [work.next_what, typed(name)].filter(Boolean).join(': '),
    details: [property, phone, email].map(typed).filter(Boolean).join('\n'),
    address: `${officeUrl}/office/leads/${lead.id}`,
    ...{ start: work.next_at, minutes: length, remindBefore, writtenAt: now },
  });
}

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
