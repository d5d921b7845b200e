import { createHash } from 'node:crypto';
import { ApiError } from '@iwan/shared/api/api-error';
import type { CallAnswer } from '@iwan/shared/contracts/call';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { ownFetch } from '../network/own-fetch';
import { contextHeaders } from '../network/request-context';
import { hasEnvelope } from './has-envelope';

/** The largest response in bytes: 20,000 projects with all their text fit. */
const sizeLimit = 64 * 1024 * 1024;
/** The timeout of a whole response in milliseconds. No page waits that long; the next one has it. */
const timeLimit = 30_000;
/** The timeout of the first byte in milliseconds. */
const silenceLimit = 10_000;

/** A complete response with an envelope that its call declares. */
export interface FetchedAnswer {
  readonly body: unknown;
  /** The size of its text. */
  readonly bytes: number;
  /** A digest of its text, to compare responses. */
  readonly digest: string;
}

/** `answers`: the allowed envelopes. `known` is the last response for the path: an unchanged one is not parsed again. */
export type FetchAnswer = (
  path: string,
  answers: readonly CallAnswer[],
  known?: FetchedAnswer,
) => Promise<FetchedAnswer>;

/**
 * Reads responses of the backend; rejects with an `ApiError`. A broken connection is retried once. `silence` and `whole`: the
 * timeouts of the first byte and of the whole response in milliseconds.
 */
export function answersOf(baseUrl: string, silence = silenceLimit, whole = timeLimit): FetchAnswer {
  return async (path, answers, known) => {
    const limit = new AbortController();
    const abortAfter = (milliseconds: number) =>
      setTimeout(() => limit.abort(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
    const timers = [abortAfter(whole), abortAfter(silence)] as const;
    const read = () => readAnswer(baseUrl + path, answers, limit.signal, known, () => clearTimeout(timers[1]));
    try {
      return await read().catch((problem: unknown) => {
        if (problem instanceof ApiError || limit.signal.aborted) throw problem;
        return read();
      });
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('network', { cause });
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  };
}

async function readAnswer(
  address: string,
  answers: readonly CallAnswer[],
  signal: AbortSignal,
  known: FetchedAnswer | undefined,
  onBegun: () => void,
): Promise<FetchedAnswer> {
  const response = await ownFetch(address, { headers: { accept: 'application/json', ...contextHeaders() }, signal });
  onBegun();
  if (!response.ok) {
    throw new ApiError('status', { status: response.status, said: await errorMessageIn(response) });
  }
  const text = await wholeText(response, sizeLimit);
  const digest = createHash('sha1').update(text).digest('base64url');
  return known?.digest === digest ? known : { body: parsed(text, answers), bytes: text.byteLength, digest };
}

/** The longest refusal that is read, in bytes: a sentence. */
const refusalLimit = 4096;

/** The sentence of a refusal, `{ message }`; `null` where something else answers in the backend's place. */
async function errorMessageIn(response: Response): Promise<string | null> {
  try {
    const refusal = asRecord(JSON.parse((await wholeText(response, refusalLimit)).toString('utf8')));
    return refusal && readText(refusal, 'message');
  } catch {
    return null;
  }
}

async function wholeText(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Error(`The answer is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: Buffer, answers: readonly CallAnswer[]): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new ApiError('format', { cause });
  }
  if (!hasEnvelope(body, answers)) throw new ApiError('format');
  return body;
}
