import type { Http } from '@iwan/shared/contracts/http';
import { readNumber, readRecords, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { readArticle } from '../../read-article';

export interface DiscussionRead {
  /** The article's record with all that has been said. */
  readonly record: UntrustedRecord;
  /** False where the backend says that nothing was said since. */
  readonly hasNews: boolean;
}

/**
 * Reads what has been said about an article again and again: all of it at first, then only what is new, where the backend
 * can say so. One that cannot sends all of it each time, or turns such a question away and is asked the usual one.
 */
export function discussionReader(blogId: string) {
  let known: UntrustedRecord | null = null;
  let canSayNews = true;

  return async (http: Http, signal?: AbortSignal): Promise<DiscussionRead | null> => {
    const after = known !== null && canSayNews ? latestId(known) : null;
    let read = await readArticle(http, blogId, signal, after);
    if (read === null && after !== null) {
      canSayNews = false;
      read = await readArticle(http, blogId, signal);
    }
    if (read === null) return null;
    if (known !== null && after !== null && readNumber(read, 'after') === after) {
      const hasNews = readRecords(read, 'comments').length + readRecords(read, 'reply').length > 0;
      known = { ...known, ...read, comments: joined(known, read, 'comments'), reply: joined(known, read, 'reply') };
      return { record: known, hasNews };
    }
    const hasNews = known === null || saidIn(known) !== saidIn(read);
    known = read;
    return { record: read, hasNews };
  };
}

/** The highest of the ids; `null` where they are no numbers, or nothing has been said. */
function latestId(record: UntrustedRecord): number | null {
  const ids = [...readRecords(record, 'comments'), ...readRecords(record, 'reply')].map((said) => readText(said, 'id'));
  const numbers = ids.map((id) => (id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN));
  return numbers.length === 0 || numbers.some(Number.isNaN) ? null : Math.max(...numbers);
}

/** Each once: two readings may be under way at a time. */
function joined(known: UntrustedRecord, news: UntrustedRecord, field: string): readonly UntrustedRecord[] {
  const before = readRecords(known, field);
  const ids = new Set(before.map((said) => readText(said, 'id')));
  return [...before, ...readRecords(news, field).filter((said) => !ids.has(readText(said, 'id')))];
}

function saidIn(record: UntrustedRecord): string {
  return JSON.stringify([record.comments, record.reply]);
}
