import { isApiError } from './api-error';

/** The data of a part of a page, or section 8's message for their failure. */
export type Loaded<Value> =
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Awaits the data of one part of a page, so that a failure of the backend affects that part only. Rejects when the page is
 * aborted, and with any other kind of error.
 */
export async function loaded<Value>(part: Promise<Value>, signal: AbortSignal): Promise<Loaded<Value>> {
  try {
    return { status: 'ready', value: await part };
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    return { status: 'failed', message: error.message };
  }
}
