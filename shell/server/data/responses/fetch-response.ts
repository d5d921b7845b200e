import { createHash } from 'node:crypto';
import { ApiError } from '@iwan/shared/api/api-error';
import type { CallResponse } from '@iwan/shared/contracts/call';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { limitedBody } from '../../request/network/limited-body';
import { contextHeaders } from '../../request/network/request-context';

/** The longest text of a record in characters: what a page shows of a description or a paragraph. */
const longestText = 100_000;

/** A text that was cut, for the log. */
interface CutText {
  /** The record's name, where it has one. */
  readonly record: string | null;
  readonly field: string;
  readonly characters: number;
}

/** The largest response in bytes: 20,000 projects with all their text fit. */
const sizeLimit = 64 * 1024 * 1024;
/** The timeout of a whole response in milliseconds. No page waits that long; the next one has it. */
const timeLimit = 30_000;
/** The timeout of the first byte in milliseconds. */
const silenceLimit = 10_000;

/** A complete response with an envelope that its call declares. */
export interface FetchedResponse {
  readonly body: unknown;
  /** The size of its text. */
  readonly bytes: number;
  /** A digest of its text, to compare responses. */
  readonly digest: string;
}

/** `answers`: the allowed envelopes. `known` is the last response for the path: an unchanged one is not parsed again. */
export type FetchResponse = (
  path: string,
  answers: readonly CallResponse[],
  known?: FetchedResponse,
) => Promise<FetchedResponse>;

interface Options {
  /** The timeout of the first byte in milliseconds. */
  readonly silence?: number;
  /** The timeout of the whole response in milliseconds. */
  readonly whole?: number;
  /** Called with each text of a record that was too long and is cut. */
  readonly onCut?: (cut: CutText) => void;
}

/** Reads responses of the backend; rejects with an `ApiError`. A broken connection is retried once. */
export function answersOf(
  baseUrl: string,
  { silence = silenceLimit, whole = timeLimit, onCut = () => {} }: Options = {},
): FetchResponse {
  return async (path, responses, known) => {
    const limit = new AbortController();
    const abortAfter = (milliseconds: number) =>
      setTimeout(() => limit.abort(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
    const timers = [abortAfter(whole), abortAfter(silence)] as const;
    const read = () =>
      readResponse(baseUrl + path, { answers: responses, signal: limit.signal, known, onCut, onBegun });
    const onBegun = () => clearTimeout(timers[1]);
    try {
      return await read().catch((error: unknown) => {
        if (error instanceof ApiError || limit.signal.aborted) throw error;
        return read();
      });
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('network', { cause });
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  };
}

interface Asked extends Required<Pick<Options, 'onCut'>> {
  readonly answers: readonly CallResponse[];
  readonly signal: AbortSignal;
  readonly known: FetchedResponse | undefined;
  readonly onBegun: () => void;
}

async function readResponse(
  address: string,
  { answers, signal, known, onCut, onBegun }: Asked,
): Promise<FetchedResponse> {
  const response = await fetch(address, { headers: { accept: 'application/json', ...contextHeaders() }, signal });
  onBegun();
  if (!response.ok) {
    throw new ApiError('status', { status: response.status, said: await errorMessageIn(response) });
  }
  const text = await limitedBody(response, sizeLimit);
  const digest = createHash('sha1').update(text).digest('base64url');
  if (known?.digest === digest) return known;
  const body = parsed(text, answers);
  if (text.byteLength > longestText) cutLongTexts(body, onCut);
  return { body, bytes: text.byteLength, digest };
}

/** The longest refusal that is read, in bytes: a sentence. */
const refusalLimit = 4096;

/** The sentence of a refusal, `{ message }`; `null` where something else answers in the backend's place. */
async function errorMessageIn(response: Response): Promise<string | null> {
  try {
    const refusal = asRecord(JSON.parse((await limitedBody(response, refusalLimit)).toString('utf8')));
    return refusal && readText(refusal, 'message');
  } catch {
    return null;
  }
}

function parsed(text: Buffer, responses: readonly CallResponse[]): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new ApiError('format', { cause });
  }
  if (!hasEnvelope(body, responses)) throw new ApiError('format');
  return body;
}

/**
 * Cuts the longer texts of a parsed response in place, so that one record with a text of megabytes delays no page of the others:
 * each page of a list has all records parsed in the process of its remote.
 */
function cutLongTexts(value: unknown, onCut: (cut: CutText) => void, within: string | null = null): void {
  if (typeof value !== 'object' || value === null) return;
  const own = value as Record<string, unknown>;
  const record = typeof own.name === 'string' ? own.name.slice(0, 100) : within;
  for (const [field, content] of Object.entries(own)) {
    if (typeof content === 'string' && content.length > longestText) {
      onCut({ record, field, characters: content.length });
      own[field] = content.slice(0, longestText);
    } else cutLongTexts(content, onCut, record);
  }
}

/**
 * Whether a body is a response to a call: it has one of the declared envelopes. A web page, truncated JSON or an error with
 * status 200 does not.
 */
export function hasEnvelope(body: unknown, responses: readonly CallResponse[]): boolean {
  const record = asRecord(body);
  return responses.some(({ key, holds }) => {
    const content = record?.[key];
    return Array.isArray(content) || (holds === 'record' && asRecord(content) !== null);
  });
}
