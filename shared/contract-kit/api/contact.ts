import type { Http, SendOptions } from '../contracts/http';
import type { ContactCalls, ContactLead } from './calls';
import { contactPath } from './declared-calls';

/** A résumé of 5 MB over a slow line, in milliseconds. */
const uploadTimeLimit = 120_000;

/** The calls that carry a lead (section 7). The body of the answer is not read. */
export function contactApi(http: Http): ContactCalls {
  return {
    async send(lead, idempotencyKey, { signal, onProgress } = {}) {
      await sendContact(http, lead, {
        headers: { 'Idempotency-Key': idempotencyKey },
        ...(signal === undefined ? {} : { signal }),
        ...(onProgress === undefined ? {} : { onProgress }),
      });
    },
  };
}

/** `POST /api/contact` for whoever has headers of its own to send along. */
export async function sendContact(http: Http, lead: ContactLead, options: SendOptions): Promise<void> {
  const limit = Object.values(lead).some((value) => value instanceof File) ? { timeLimit: uploadTimeLimit } : {};
  // Section 7: leads with a location come as multipart, all others as JSON.
  const body = 'location' in lead ? formData(lead) : lead;
  await http.send('POST', contactPath, body, { ...limit, ...options });
}

/** In the order of section 7; what it does not name comes before the source. */
const order = ['job_type', 'name', 'email', 'phone', 'file', 'location', 'message'];
const last = ['source', 'website'];

function formData(lead: ContactLead): FormData {
  const data = new FormData();
  const others = Object.keys(lead).filter((name) => !order.includes(name) && !last.includes(name));
  for (const name of [...order, ...others, ...last]) {
    const value = lead[name];
    if (value instanceof File) data.append(name, value, value.name);
    else if (value !== undefined && value !== null) data.append(name, String(value));
  }
  return data;
}
