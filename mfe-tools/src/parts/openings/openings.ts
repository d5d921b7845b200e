import { toSlug } from '@iwan/shared/domain/text/slug';
import { type JobType, jobTypes } from './job-types';

/** An opening as the list of them tells it; its page tells more. */
export interface Opening {
  readonly title: JobType;
  /** In its address. */
  readonly slug: string;
  /** `YYYY-MM-DD`. */
  readonly postedOn: string;
  /** The last day on which applications are read; `YYYY-MM-DD`. */
  readonly closesOn: string;
}

/** How long an opening stands before somebody looks whether it still does, and gives it another day in `postedOn`. */
const standsForDays = 90;

/** When each was last posted: the one place where that is kept up to date. */
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
  closesOn: daysAfter(postedOn[title], standsForDays),
}));

/** The opening of an address or a link; `null` where there is none. */
export function findOpening(slug: unknown): Opening | null {
  return openings.find((opening) => opening.slug === slug) ?? null;
}

/** Whether applications are still read. Past that day an opening is shown, and no longer offered to search engines. */
export function isOpenOn({ closesOn }: Opening, instant: Date): boolean {
  return instant.toISOString().slice(0, 10) <= closesOn;
}

function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
