import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@iwan/shared/network/request-id';
import { traceHeaders } from '../tracing/trace-context';

const current = new AsyncLocalStorage<string>();

/** Runs the work of a request, so that calls of the backend have its id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Runs work that a request has started but later ones share: it has an id of its own. */
export function inBackground<Result>(work: () => Result): Result {
  return current.run(randomUUID(), work);
}

/** The id of the current request; undefined outside of one, as at the start. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** The headers with the request id and the trace for calls of the backend. */
export function contextHeaders(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return { ...(id === undefined ? {} : { [requestIdHeader]: id }), ...traceHeaders() };
}
