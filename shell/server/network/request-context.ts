import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@iwan/shared/network/request-id';
import { traceHeaders } from '../tracing/trace-context';

const current = new AsyncLocalStorage<string>();

/** Runs what belongs to a request, so that what is asked of the backend for it has its id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Runs what was begun by a request and serves those that come later: it has an id of its own. */
export function inBackground<Result>(work: () => Result): Result {
  return current.run(randomUUID(), work);
}

/** The id of the request that runs; none where nothing was asked, as at the start. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** What tells the backend for which request, and in which trace, it is asked. */
export function contextHeaders(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return { ...(id === undefined ? {} : { [requestIdHeader]: id }), ...traceHeaders() };
}
