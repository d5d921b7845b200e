import { officeApi } from '@iwan/shared/domain/office/office-calls';
import type { OfficeErrorBody } from '@iwan/shared/domain/office/wire';
import { largestUpload } from '@iwan/shared/domain/record/uploaded-file';
import { HttpError } from 'ra-core';

/** The timeouts in milliseconds; a large file takes its time on a slow line. */
const timeLimit = 20_000;
const uploadTimeLimit = 110_000;

/** The most characters of a body that is sent after its page; browsers allow 64 KiB for all such requests. */
const mostKeptAlive = 8_000;

/** Messages where the server sent none. */
export interface OwnSentences {
  readonly unreachable: string;
  readonly unreadable: string;
  readonly tooLarge: (megabytes: number) => string;
}

export interface OfficeHttp {
  get<Answer>(path: string): Promise<Answer>;
  /** Resolves with nothing where the response has no body (204). */
  send<Answer>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** Sends a file as the body. */
  upload<Answer>(path: string, file: Blob): Promise<Answer>;
}

/**
 * Calls of the office's API (`domain/office/office-calls`), by paths below `/office/api`. Rejects with ra-core's `HttpError`,
 * whose message is for people and whose body is an `OfficeErrorBody`; status 0 where there was no response.
 */
export function createOfficeHttp(sentences: OwnSentences): OfficeHttp {
  async function ask<Answer>(path: string, request: RequestInit, limit = timeLimit): Promise<Answer> {
    const response = await fetch(`${officeApi}${path}`, {
      ...request,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limit),
    }).catch(() => {
      throw new HttpError(sentences.unreachable, 0, null);
    });
    if (response.status === 204) return undefined as Answer;
    const told: unknown = await response.json().catch(() => null);
    if (response.ok && told !== null) return told as Answer;
    const refusal = isErrorBody(told) ? told : null;
    throw new HttpError(refusal?.error.message ?? sentences.unreadable, response.status, refusal);
  }
  return {
    get: (path) => ask(path, { method: 'GET', headers: { accept: 'application/json' } }),
    send(method, path, body) {
      const text = JSON.stringify(body ?? {});
      // What is sent while the page is left arrives; browsers allow that for small bodies.
      const keepalive = text.length <= mostKeptAlive;
      return ask(path, { method, keepalive, headers: { 'content-type': 'application/json' }, body: text });
    },
    async upload(path, file) {
      // Behind proxies with limits of their own a larger file would get no sentence.
      if (file.size > largestUpload) throw new HttpError(sentences.tooLarge(largestUpload / 1024 / 1024), 413, null);
      return ask(
        path,
        { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file },
        uploadTimeLimit,
      );
    },
  };
}

function isErrorBody(value: unknown): value is OfficeErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
