import { isApiError } from './api-error';

/** What a part of a page has got, or the message of section 8 for why it has not. */
export type Loaded<Value> =
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Waits for one part of a page, so that what the backend keeps back costs that part only. Rejects when the page itself
 * is no longer wanted, and with any error that is not the backend's.
 */
export async function loaded<Value>(part: Promise<Value>, signal: AbortSignal): Promise<Loaded<Value>> {
  try {
    return { status: 'ready', value: await part };
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    return { status: 'failed', message: error.message };
  }
}
