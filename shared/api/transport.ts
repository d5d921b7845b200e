import axios, { type AxiosRequestConfig } from 'axios';
import { asRecord, readText } from '../domain/record/untrusted-record';
import { ApiError, type FieldRefusal } from './api-error';

const defaultTimeoutMs = 8_000;
/** The largest answer that is read, in bytes: 20,000 projects with all their text fit. */
const sizeLimit = 64 * 1024 * 1024;

/** A form has no more fields than this, and what is said of one is no longer. */
const mostRefusals = 20;
const longestSentence = 300;

export interface Transport {
  /** The parsed body of a GET; text where it is not JSON. Rejects with an `ApiError`. */
  getJson(path: string, signal?: AbortSignal): Promise<unknown>;
  /** Sends JSON; the answer's body is not read (section 7). Rejects with an `ApiError`. */
  postJson(path: string, body: unknown, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<void>;
}

export interface TransportOptions {
  /** The backend's address, or an empty text for the page's own. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
}

/** The calls of the site over one axios instance, the same in the browser and on the server. */
export function createTransport({ baseUrl, timeoutMs = defaultTimeoutMs }: TransportOptions): Transport {
  const instance = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    adapter: 'fetch',
    responseType: 'json',
    maxContentLength: sizeLimit,
    headers: { Accept: 'application/json' },
  });

  async function request(config: AxiosRequestConfig, signal?: AbortSignal): Promise<unknown> {
    try {
      const response = await instance.request<unknown>(signal ? { ...config, signal } : config);
      return response.data;
    } catch (error) {
      throw toApiError(error, signal);
    }
  }

  return {
    getJson: (path, signal) => request({ method: 'get', url: path }, signal),
    postJson: async (path, body, headers, signal) => {
      await request({ method: 'post', url: path, data: body, headers: { ...headers } }, signal);
    },
  };
}

function toApiError(cause: unknown, signal?: AbortSignal): ApiError {
  if (signal?.aborted || axios.isCancel(cause)) return new ApiError('aborted', { cause });
  const status = axios.isAxiosError(cause) ? cause.response?.status : undefined;
  if (status === undefined) return new ApiError('network', { cause });
  return new ApiError('status', { status, cause, refusals: readRefusals(cause) });
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
