import type { BlogCard } from '../../domain/model/entities';
import { parseInstant } from '../../domain/record/instant';
import { readMedia, safeMediaPath } from '../../domain/record/media-path';
import { readLine, readRecords, readText, readTexts, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { preview } from '../../domain/text/preview';
import { readingMinutes } from '../../domain/text/reading-minutes';
import type { Http } from '../contracts/http';
import type { BlogsCalls } from './calls';
import { blogsPath } from './declared-calls';
import { readTranslation } from './translation/read-translation';
import { parseRecords, readEnvelope } from './wire';

/** The calls for the blog (section 7). */
export function blogsApi(http: Http): BlogsCalls {
  return {
    async list(signal) {
      const { entries } = readEnvelope(await http.get(blogsPath, signal), 'blogs');
      return parseRecords(entries, 'blog', parseBlogCard, http.report);
    },
  };
}

/** An article off the wire as a card shows it (section 3); `null` when it has neither heading nor title. */
export function parseBlogCard(record: UntrustedRecord): BlogCard | null {
  const heading = readLine(record, 'heading') ?? readLine(record, 'title');
  if (!heading) return null;
  return {
    id: readText(record, 'id') ?? heading,
    heading,
    ...readTranslation(record),
    summary: preview(readText(record, 'description'), 40),
    image: firstImage(record),
    createdAt: parseInstant(readText(record, 'created_at')),
    readingMinutes: readingMinutes(paragraphs(record)),
  };
}

function paragraphs(record: UntrustedRecord): readonly string[] {
  return readRecords(record, 'details').map((section) => readText(section, 'paragraph') ?? '');
}

// Section 3 has no picture of the article itself: the first picture of a section is used.
function firstImage(record: UntrustedRecord): string | null {
  const inSections = readRecords(record, 'details').flatMap((section) => readTexts(section, 'images'));
  return readMedia(record, 'image') ?? inSections.map(safeMediaPath).find((path) => path !== null) ?? null;
}
