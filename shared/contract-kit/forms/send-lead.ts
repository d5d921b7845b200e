// Imported by the package's name: that specifier is the singleton that the shell has initialised.
import { getHttp } from '@iwan/shared/api/http';
import { isApiError } from '../api/api-error';
import type { ContactLead, LeadSending } from '../api/calls';
import { contactApi } from '../api/contact';

/** The pause before a retry in milliseconds. */
const pause = 800;

/**
 * Sends a lead (`POST /api/contact`, section 7), with retries under the same key after a failure of the network or the server;
 * a refusal is not retried. Rejects with the last error.
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
