import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { plainText } from '@iwan/shared/domain/text/plain-text';

/** An article as a guide. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  /** How many words it has; nobody else reads that of an article. */
  readonly words: number;
}

/** The articles of `GET /api/blogs` as guides. Rejects with an `ApiError`. */
export async function listGuides(http: Http, signal: AbortSignal): Promise<readonly Guide[]> {
  const { entries } = readEnvelope(await http.get('/api/blogs', signal), 'blogs');
  return parseRecords(entries, 'guide', parseGuide, http.report);
}

/** An article off the wire as a guide; `null` where it has no id or no heading. */
export function parseGuide(record: UntrustedRecord): Guide | null {
  const id = readText(record, 'id');
  const title = readLine(record, 'heading');
  if (!id || !title) return null;
  const text = plainText(readText(record, 'description') ?? '');
  return { id, title, words: text.split(/\s+/).filter(Boolean).length };
}
