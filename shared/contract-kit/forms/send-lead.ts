// By its name as a package, also from within: the one copy that the shell has filled is found by this very request.
import { getHttp } from '@iwan/shared/api/http';
import { isApiError } from '../api/api-error';
import type { ContactLead, LeadSending } from '../api/calls';
import { contactApi } from '../api/contact';

/** Milliseconds before a lead is sent again. */
const pause = 800;

/**
 * Sends a lead (`POST /api/contact`, section 7), and again under the same key when the network or the server failed: what
 * was refused would be refused again. Rejects with the last failure.
 */
export async function sendLead(
  lead: ContactLead,
  idempotencyKey: string,
  { retries = 0, ...sending }: LeadSending & { readonly retries?: number } = {},
): Promise<void> {
  try {
    await contactApi(await getHttp()).send(lead, idempotencyKey, sending);
  } catch (error) {
    if (retries === 0 || isRefused(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await sendLead(lead, idempotencyKey, { ...sending, retries: retries - 1 });
  }
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status !== null && error.status < 500;
}
