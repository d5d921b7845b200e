import type { RichText } from '@iwan/shared/domain/model/entities';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import type { Translated } from '@iwan/shared/domain/translation/record-translation';

export interface ArticleSection {
  /** Unique on the page; the fragment of links to it. */
  readonly id: string;
  readonly title: string | null;
  readonly text: RichText;
  readonly images: readonly string[];
}

/** What was wrong in an article, and the day on which it was corrected. */
export interface Correction {
  readonly day: CalendarDay;
  readonly text: string;
}

/** An article as its page shows it (section 3); missing fields are `null` or empty. Serialisable as JSON. */
export interface Article extends Translated {
  readonly id: string;
  readonly heading: string;
  /** The subject, as plain text. */
  readonly lede: string | null;
  /** The first picture. */
  readonly image: string | null;
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
  readonly author: string | null;
  /** The broker registration number of the author. */
  readonly brn?: string;
  readonly readingMinutes: number | null;
  readonly sections: readonly ArticleSection[];
  /** The latest first. */
  readonly corrections: readonly Correction[];
}
