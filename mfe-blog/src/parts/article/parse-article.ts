import { parseBlogCard } from '@iwan/shared/api/blogs';
import { readTranslation } from '@iwan/shared/api/translation/read-translation';
import { readBrn } from '@iwan/shared/domain/contact/registration-number';
import { parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { readMedia, safeMediaPath } from '@iwan/shared/domain/record/media-path';
import {
  asRecord,
  readLine,
  readRecords,
  readText,
  readTexts,
  type UntrustedRecord,
} from '@iwan/shared/domain/record/untrusted-record';
import { plainText } from '@iwan/shared/domain/text/plain-text';
import { readingMinutes } from '@iwan/shared/domain/text/reading-minutes';
import { parseRichText } from '@iwan/shared/domain/text/rich-text';
import { toSlug } from '@iwan/shared/domain/text/slug';
import type { Article, ArticleSection, Correction } from './article';

/** The most sections of an article. */
const mostSections = 60;
const mostImages = 12;
const mostCorrections = 30;

/**
 * Parses an article off the wire (section 3); `null` when it has neither heading nor title. One without sections shows its
 * description as its text.
 */
export function parseArticle(record: UntrustedRecord): Article | null {
  const card = parseBlogCard(record);
  if (card === null) return null;
  const written = sectionsOf(record);
  const description = readText(record, 'description');
  const isBare = written.length === 0;
  const { opening, sections } = isBare
    ? { opening: null, sections: textOf(description) }
    : liftOpening(written, readMedia(record, 'image'));
  return {
    id: card.id,
    heading: card.heading,
    ...readTranslation(record),
    lede: isBare ? null : plainText(description ?? '') || null,
    image: opening ?? card.image,
    createdAt: card.createdAt,
    ...authorOf(record),
    readingMinutes: card.readingMinutes ?? readingMinutes([description ?? '']),
    sections,
    corrections: correctionsOf(record),
  };
}

function sectionsOf(record: UntrustedRecord): readonly ArticleSection[] {
  const taken = new Set<string>();
  return readRecords(record, 'details')
    .slice(0, mostSections)
    .map((section, index) => {
      const title = readLine(section, 'sub_heading');
      return {
        id: fragment(title, index, taken),
        title,
        text: parseRichText(readText(section, 'paragraph')),
        images: imagesOf(section),
      };
    })
    .filter(({ title, text, images }) => title !== null || text.length > 0 || images.length > 0);
}

function imagesOf(section: UntrustedRecord): readonly string[] {
  const paths = readTexts(section, 'images').map(safeMediaPath);
  return [...new Set(paths.filter((path) => path !== null))].slice(0, mostImages);
}

/** Prefixed, so that no title takes the id of another element on the page. */
function fragment(title: string | null, index: number, taken: Set<string>): string {
  const slug = `section-${toSlug(title ?? '') || index + 1}`;
  const id = taken.has(slug) ? `${slug}-${index + 1}` : slug;
  taken.add(id);
  return id;
}

/** The first picture is above the text, and is not repeated in it. */
function liftOpening(sections: readonly ArticleSection[], own: string | null) {
  const [first, ...others] = sections;
  const opening = own ?? first?.images[0] ?? null;
  if (first === undefined || opening === null) return { opening, sections };
  return { opening, sections: [{ ...first, images: first.images.filter((path) => path !== opening) }, ...others] };
}

function textOf(description: string | null): readonly ArticleSection[] {
  const text = parseRichText(description);
  return text.length === 0 ? [] : [{ id: 'section-1', title: null, text, images: [] }];
}

/** Section 3 has no author; backends send a name, or a record that has one. Nobody's number is left out. */
function authorOf(record: UntrustedRecord): Pick<Article, 'author' | 'brn'> {
  const sent = asRecord(record.author);
  const author = readLine(sent ?? record, sent ? 'name' : 'author');
  return author === null ? { author } : { author, ...readBrn(sent ?? { brn: record.author_brn }) };
}

/** Beyond section 3. One without a valid day or a text is left out. */
function correctionsOf(record: UntrustedRecord): readonly Correction[] {
  return readRecords(record, 'corrections')
    .slice(0, mostCorrections)
    .flatMap((row) => {
      const [day, text] = [parseCalendarDay(readLine(row, 'corrected_on')), readText(row, 'text')];
      return day !== null && text !== null ? [{ day, text }] : [];
    })
    .sort((one, other) => other.day.localeCompare(one.day));
}
