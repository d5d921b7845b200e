import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { plainText } from '@iwan/shared/domain/text/plain-text';

/** An article as a guide. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  /** The number of its words, which only this remote uses. */
  readonly words: number;
}

/** The articles of `GET /api/blogs` as guides. Rejects with an `ApiError`. */
export async function listGuides(http: Http, signal: AbortSignal): Promise<readonly Guide[]> {
  const { entries } = readEnvelope(await http.get('/api/blogs', signal), 'blogs');
  return parseRecords(entries, 'guide', parseGuide, http.report);
}

/** Parses an article as a guide; `null` if it has no id or no heading. */
export function parseGuide(record: UntrustedRecord): Guide | null {
  const id = readText(record, 'id');
  const title = readLine(record, 'heading');
  if (!id || !title) return null;
  const text = plainText(readText(record, 'description') ?? '');
  return { id, title, words: text.split(/\s+/).filter(Boolean).length };
}
