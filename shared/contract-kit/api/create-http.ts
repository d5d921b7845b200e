import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { asRecord, readText } from '../../domain/record/untrusted-record';
import type { Http, SendOptions } from '../contracts/http';
import { ApiError, type FieldRefusal, isApiError } from './api-error';

const defaultTimeoutMs = 8_000;
/** The largest answer that is read, in bytes: 20,000 projects with all their text fit. */
const sizeLimit = 64 * 1024 * 1024;

/** Milliseconds before the first repetition. */
const firstPause = 300;

/** A form has no more fields than this, and what is said of one is no longer. */
const mostRefusals = 20;
const longestSentence = 300;

export interface HttpOptions {
  /** The backend's address, or an empty text for the page's own. */
  readonly baseUrl: string;
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** How often a reading is asked again that has had no answer, or one that says to come back (502, 503, 504). */
  readonly retries?: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with a call beside those: asked when it is made. */
  readonly headersOfCall?: () => Readonly<Record<string, string>>;
  /** Hears of the headers of each answer that is ok; one that comes several times is a list. */
  readonly onAnswer?: (headers: Readonly<Record<string, unknown>>) => void;
  readonly report: Http['report'];
}

/** The way to the backend over one axios instance, the same in the browser and on the server. */
export function createHttp({
  baseUrl,
  timeoutMs = defaultTimeoutMs,
  retries = 0,
  headers,
  headersOfCall,
  onAnswer,
  report,
}: HttpOptions): Http {
  const instance = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    adapter: 'fetch',
    responseType: 'json',
    maxContentLength: sizeLimit,
    headers: { Accept: 'application/json', ...headers },
  });

  async function request(config: AxiosRequestConfig, signal?: AbortSignal): Promise<unknown> {
    try {
      const response = await instance.request<unknown>({
        ...config,
        headers: { ...config.headers, ...headersOfCall?.() },
        ...(signal ? { signal } : {}),
      });
      onAnswer?.(response.headers);
      return response.data;
    } catch (error) {
      throw toApiError(error, signal);
    }
  }

  async function read(path: string, signal: AbortSignal | undefined, tries: number): Promise<unknown> {
    try {
      return await request({ method: 'get', url: path }, signal);
    } catch (error) {
      if (tries >= retries || !isWorthAnother(error)) throw error;
      await pause(firstPause * 4 ** tries, signal);
      return read(path, signal, tries + 1);
    }
  }

  return {
    get: (path, signal) => read(path, signal, 0),
    send: (method, path, body, options = {}) =>
      request({ method, url: path, data: body, ...sendingConfig(body, options) }, options.signal),
    report,
  };
}

/** What is heard of the body on its way only the older transport of browsers tells. */
function sendingConfig(body: unknown, { headers, timeLimit, onProgress }: SendOptions): AxiosRequestConfig {
  return {
    // The transport adds the boundary; left alone, it would call it URL-encoded on a server.
    headers: { ...(body instanceof FormData ? { 'Content-Type': 'multipart/form-data' } : {}), ...headers },
    ...(timeLimit === undefined ? {} : { timeout: timeLimit }),
    ...(onProgress === undefined || typeof XMLHttpRequest === 'undefined'
      ? {}
      : { adapter: 'xhr', onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
  };
}

/** A reading that was cut off or turned away for the moment. One that has hung until its time was over is not. */
function isWorthAnother(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const isTimeout = axios.isAxiosError(error.cause) && error.cause.code === AxiosError.ECONNABORTED;
  return error.kind === 'network' ? !isTimeout : [502, 503, 504].includes(error.status ?? 0);
}

/** Waits; rejects with an `ApiError` when nobody wants the answer any more. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const given = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', given);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', given, { once: true });
  });
}

function toApiError(cause: unknown, signal?: AbortSignal): ApiError {
  if (signal?.aborted || axios.isCancel(cause)) return new ApiError('aborted', { cause });
  const status = axios.isAxiosError(cause) ? cause.response?.status : undefined;
  if (status === undefined) return new ApiError('network', { cause });
  return new ApiError('status', {
    status,
    cause,
    retryAfter: readRetryAfter(cause),
    refusals: readRefusals(cause),
    said: readSaid(cause),
  });
}

/** `Retry-After` in seconds; a date says the same, and no backend of ours writes one. */
function readRetryAfter(cause: unknown): number | null {
  const written: unknown = axios.isAxiosError(cause) ? cause.response?.headers['retry-after'] : undefined;
  return typeof written === 'string' && /^\d{1,6}$/.test(written) ? Number(written) : null;
}

/** `{ message }`, the sentence that a backend refuses with. */
function readSaid(cause: unknown): string | null {
  const body = axios.isAxiosError(cause) ? asRecord(cause.response?.data) : null;
  return (body && readText(body, 'message'))?.slice(0, longestSentence) ?? null;
}

/** `{ message, errors: [{ field, message }] }`, as our own backend refuses a form; anything else says nothing of fields. */
function readRefusals(cause: unknown): readonly FieldRefusal[] {
  const body = axios.isAxiosError(cause) ? asRecord(cause.response?.data) : null;
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  return errors.slice(0, mostRefusals).flatMap((entry) => {
    const record = asRecord(entry);
    const field = record && readText(record, 'field');
    const message = record && readText(record, 'message');
    return field && message ? [{ field, message: message.slice(0, longestSentence) }] : [];
  });
}
