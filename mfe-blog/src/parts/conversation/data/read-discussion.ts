import type { Http } from '@iwan/shared/contracts/http';
import { readNumber, readRecords, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { readArticle } from '../../read-article';

export interface DiscussionRead {
  /** The article's record with all comments. */
  readonly record: UntrustedRecord;
  /** False where the backend says that there are no new comments. */
  readonly hasNews: boolean;
}

/**
 * Polls the comments of an article: all of them at first, then only new ones where the backend supports that. A backend that does
 * not sends all of them, or refuses the request, which is then repeated without the parameter.
 */
export function discussionReader(blogId: string) {
  let known: UntrustedRecord | null = null;
  let supportsAfter = true;

  return async (http: Http, signal?: AbortSignal): Promise<DiscussionRead | null> => {
    const after = known !== null && supportsAfter ? latestId(known) : null;
    let read = await readArticle(http, blogId, signal, { after: after ?? undefined });
    if (read === null && after !== null) {
      supportsAfter = false;
      read = await readArticle(http, blogId, signal);
    }
    if (read === null) return null;
    if (known !== null && after !== null && readNumber(read, 'after') === after) {
      const hasNews = countIn(read) > 0;
      const whole = {
        ...known,
        ...read,
        comments: joined(known, read, 'comments'),
        reply: joined(known, read, 'reply'),
      };
      const total = readText(read, 'total');
      if (total === null || Number(total) === countIn(whole)) {
        known = whole;
        return { record: whole, hasNews };
      }
      // A comment was hidden, or shown again.
      read = await readArticle(http, blogId, signal);
      if (read === null) return null;
    }
    const hasNews = known === null || commentText(known) !== commentText(read);
    known = read;
    return { record: read, hasNews };
  };
}

/** The highest id; `null` where ids are not numbers, or there are no comments. */
function latestId(record: UntrustedRecord): number | null {
  const ids = [...readRecords(record, 'comments'), ...readRecords(record, 'reply')].map((comment) =>
    readText(comment, 'id'),
  );
  const numbers = ids.map((id) => (id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN));
  return numbers.length === 0 || numbers.some(Number.isNaN) ? null : Math.max(...numbers);
}

/** Without duplicates: two requests may run at the same time. */
function joined(known: UntrustedRecord, news: UntrustedRecord, field: string): readonly UntrustedRecord[] {
  const before = readRecords(known, field);
  const ids = new Set(before.map((comment) => readText(comment, 'id')));
  return [...before, ...readRecords(news, field).filter((comment) => !ids.has(readText(comment, 'id')))];
}

const countIn = (record: UntrustedRecord) =>
  readRecords(record, 'comments').length + readRecords(record, 'reply').length;

function commentText(record: UntrustedRecord): string {
  return JSON.stringify([record.comments, record.reply]);
}
