import { writeCalendarEntry } from '../../mail/calendar-entry';
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
