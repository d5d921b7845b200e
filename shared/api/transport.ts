import axios, { type AxiosRequestConfig } from 'axios';
import { ApiError } from './api-error';

const defaultTimeoutMs = 8_000;
/** The largest answer that is read, in bytes: 20,000 projects with all their text fit. */
const sizeLimit = 64 * 1024 * 1024;

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
  return status === undefined ? new ApiError('network', { cause }) : new ApiError('status', { status, cause });
}
