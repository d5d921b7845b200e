import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import type { FetchedResponse } from './fetch-response';

/** Bytes; a longer response is serialised in chunks, so that it is never in memory as a whole. */
const longestWhole = 1024 * 1024;
/** Records that are serialised between two turns of the event loop. */
const chunk = 100;

/** A response as JSON, ready to be sent. */
export function answerText({ body, bytes }: Pick<FetchedResponse, 'body' | 'bytes'>): string | Readable {
  const record = asRecord(body);
  if (record === null || bytes <= longestWhole) return JSON.stringify(body);
  return Readable.from(partsOf(record), { objectMode: false });
}

async function* partsOf(record: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  for (const [index, [key, value]] of Object.entries(record).entries()) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (Array.isArray(value)) yield* listOf(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* listOf(list: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  for (let from = 0; from < list.length; from += chunk) {
    const texts = list.slice(from, from + chunk).map((item) => JSON.stringify(item));
    yield (from > 0 ? ',' : '') + texts.join(',');
    await turn();
  }
  yield ']';
}
