import { officeApi } from '@iwan/shared/domain/office/office-calls';
import type { OfficeErrorBody } from '@iwan/shared/domain/office/wire';
import { HttpError } from 'ra-core';

/** The timeout in milliseconds. */
const timeLimit = 20_000;

/** Messages where the server sent none. */
export interface OwnSentences {
  readonly unreachable: string;
  readonly unreadable: string;
}

export interface OfficeHttp {
  get<Answer>(path: string): Promise<Answer>;
  /** Resolves with nothing where the response has no body (204). */
  send<Answer>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

/**
 * Calls of the office's API (`domain/office/office-calls`), by paths below `/office/api`. Rejects with ra-core's `HttpError`,
 * whose message is for people and whose body is an `OfficeErrorBody`; status 0 where there was no response.
 */
export function createOfficeHttp(sentences: OwnSentences): OfficeHttp {
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${officeApi}${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeLimit),
      headers: method === 'GET' ? { accept: 'application/json' } : { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }).catch(() => {
      throw new HttpError(sentences.unreachable, 0, null);
    });
    if (answer.status === 204) return undefined as Answer;
    const told: unknown = await answer.json().catch(() => null);
    if (answer.ok && told !== null) return told as Answer;
    const refusal = isErrorBody(told) ? told : null;
    throw new HttpError(refusal?.error.message ?? sentences.unreadable, answer.status, refusal);
  }
  return { get: (path) => ask('GET', path), send: ask };
}

function isErrorBody(value: unknown): value is OfficeErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
