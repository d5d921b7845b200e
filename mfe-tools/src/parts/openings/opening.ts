import { type CalendarDay, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import type { Employment } from '@iwan/shared/domain/records/employment';
import type { Translated } from '@iwan/shared/domain/translation/record-translation';

/** An opening as in a list. */
export interface OpeningCard extends Translated {
  /** In English: applications name the opening by it. */
  readonly title: string;
  /** The slug of its address. */
  readonly slug: string;
  /** The work in one sentence. */
  readonly summary: string | null;
}

/** The title in the language of a page. */
export const shownTitle = ({ title, translation }: Pick<OpeningCard, 'title' | 'translation'>): string =>
  translation?.name ?? title;

/** An opening as on its page; the lists are empty where nothing is known. */
export interface Opening extends OpeningCard {
  readonly employment: Employment | null;
  /** In dirhams a month, before commission; both ends are the same where one amount is paid. */
  readonly pay: { readonly from: number; readonly to: number } | null;
  readonly postedOn: CalendarDay | null;
  /** The last day on which applications are read; `null` for no end. */
  readonly closesOn: CalendarDay | null;
  readonly does: readonly string[];
  readonly brings: readonly string[];
  readonly offers: readonly string[];
}

/** The opening of an address or a link; `null` for an unknown one. */
export function findOpening<Each extends OpeningCard>(openings: readonly Each[], slug: unknown): Each | null {
  return openings.find((opening) => opening.slug === slug) ?? null;
}

/** Whether applications are still read, until the end of the day in Dubai. After that an opening is shown without structured data. */
export function isOpenOn({ closesOn }: Pick<Opening, 'closesOn'>, instant: Date): boolean {
  return closesOn === null || dayInDubai(instant) <= closesOn;
}
