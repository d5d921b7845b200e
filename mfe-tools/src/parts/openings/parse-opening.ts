import { employments } from '@iwan/shared/domain/model/employment';
import { parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import type { Opening } from './opening';

/** An opening off the wire; `null` when it has no name. Whatever else is missing or malformed is left out. */
export function parseOpening(record: UntrustedRecord): Opening | null {
  const title = readLine(record, 'name');
  if (!title) return null;
  const lines = (field: string) => [...new Set(numberedLines(readText(record, field)))];
  const day = (field: string) => parseCalendarDay(readText(record, field));
  const employment = readText(record, 'employment');
  return {
    title,
    slug: slugOrName(title).toLowerCase(),
    summary: readLine(record, 'summary'),
    employment: employments.find((known) => known === employment) ?? null,
    postedOn: day('posted_on'),
    closesOn: day('closes_on'),
    does: lines('does'),
    brings: lines('brings'),
    offers: lines('offers'),
  };
}
