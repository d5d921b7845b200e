import { toSlug } from '@iwan/shared/domain/text/slug';
import { type JobType, jobTypes } from './job-types';

/** An opening as in the list; its page has more. */
export interface Opening {
  readonly title: JobType;
  /** The slug of its address. */
  readonly slug: string;
  /** `YYYY-MM-DD`. */
  readonly postedOn: string;
  /** The last day on which applications are read; `YYYY-MM-DD`. */
  readonly closesOn: string;
}

/** How long an opening is published before somebody has to confirm it with a new day in `postedOn`. */
const publishedForDays = 90;

/** When each was last published: to be kept up to date here only. */
const postedOn: Readonly<Record<JobType, string>> = {
  'Real Estate Sales Consultant': '2026-11-16',
  'Property Management Specialist': '2026-11-09',
  'Real Estate Financial Analyst': '2026-11-02',
  'Property Inspector': '2026-11-09',
  'Investment Relations Coordinator': '2026-11-02',
};

/** The five openings (section 9), in their order. */
export const openings: readonly Opening[] = jobTypes.map((title) => ({
  title,
  slug: toSlug(title),
  postedOn: postedOn[title],
  closesOn: daysAfter(postedOn[title], publishedForDays),
}));

/** The opening of an address or a link; `null` for an unknown one. */
export function findOpening(slug: unknown): Opening | null {
  return openings.find((opening) => opening.slug === slug) ?? null;
}

/** Whether applications are still read. After that day an opening is shown without structured data. */
export function isOpenOn({ closesOn }: Opening, instant: Date): boolean {
  return instant.toISOString().slice(0, 10) <= closesOn;
}

function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
