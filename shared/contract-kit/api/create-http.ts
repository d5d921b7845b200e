import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { asRecord, readText } from '../../domain/record/untrusted-record';
import type { Http, SendOptions } from '../contracts/http';
import { ApiError, type FieldRefusal, isApiError } from './api-error';

const defaultTimeoutMs = 8_000;
/** The largest response in bytes: 20,000 projects with all their text fit. */
const sizeLimit = 64 * 1024 * 1024;

/** The pause before the first retry in milliseconds. */
const firstPause = 300;

/** Limits of the parsed field errors: their number and their length. */
const mostRefusals = 20;
const longestSentence = 300;

export interface HttpOptions {
  /** The backend's address, or an empty text for the page's own origin. */
  readonly baseUrl: string;
  /** The timeout of one attempt in milliseconds. */
  readonly timeoutMs?: number;
  /** How often a GET is retried that had no response, or a temporary error (502, 503, 504). */
  readonly retries?: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further headers, computed for each call. */
  readonly headersOfCall?: () => Readonly<Record<string, string>>;
  /** Called with the headers of each successful response; a repeated header is a list. */
  readonly onAnswer?: (headers: Readonly<Record<string, unknown>>) => void;
  readonly report: Http['report'];
}

/** A client of the backend over one axios instance, the same in the browser and on the server. */
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

/** Only axios's XMLHttpRequest adapter reports progress. */
function sendingConfig(body: unknown, { headers, timeLimit, onProgress }: SendOptions): AxiosRequestConfig {
  return {
    // The adapter adds the boundary; by default axios would set a URL-encoded type on a server.
    headers: { ...(body instanceof FormData ? { 'Content-Type': 'multipart/form-data' } : {}), ...headers },
    ...(timeLimit === undefined ? {} : { timeout: timeLimit }),
    ...(onProgress === undefined || typeof XMLHttpRequest === 'undefined'
      ? {}
      : { adapter: 'xhr', onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
  };
}

/** A GET that was interrupted or temporarily refused. A timeout is not retried. */
function isWorthAnother(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const isTimeout = axios.isAxiosError(error.cause) && error.cause.code === AxiosError.ECONNABORTED;
  return error.kind === 'network' ? !isTimeout : [502, 503, 504].includes(error.status ?? 0);
}

/** A pause; rejects with an `ApiError` when the call is aborted. */
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
    said: readErrorMessage(cause),
  });
}

/** `Retry-After` in seconds; the form with a date is not supported, since no backend of ours uses it. */
function readRetryAfter(cause: unknown): number | null {
  const written: unknown = axios.isAxiosError(cause) ? cause.response?.headers['retry-after'] : undefined;
  return typeof written === 'string' && /^\d{1,6}$/.test(written) ? Number(written) : null;
}

/** `{ message }`, the backend's message for an error. */
function readErrorMessage(cause: unknown): string | null {
  const body = axios.isAxiosError(cause) ? asRecord(cause.response?.data) : null;
  return (body && readText(body, 'message'))?.slice(0, longestSentence) ?? null;
}

/**
 * `{ message, errors: [{ field, message }] }`, as our own backend responds to an invalid form; any other body has no field
 * errors.
 */
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
