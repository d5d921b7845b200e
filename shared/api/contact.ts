import type { Http, SendOptions } from '../contracts/http';
import type { ContactCalls, ContactLead } from './calls';

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
  const limit = lead.source === 'Career' ? { timeLimit: uploadTimeLimit } : {};
  await http.send('POST', '/api/contact', isMultipart(lead) ? formData(lead) : lead, { ...limit, ...options });
}

type MultipartLead = Extract<ContactLead, { readonly location: string }>;

/** Section 7: the two leads with a location come as multipart, all others as JSON. */
function isMultipart(lead: ContactLead): lead is MultipartLead {
  return 'location' in lead;
}

/** In the order of section 7. */
const order = ['job_type', 'name', 'email', 'phone', 'file', 'location', 'message', 'source', 'website'] as const;

function formData(lead: MultipartLead): FormData {
  const data = new FormData();
  const fields: Readonly<Partial<Record<(typeof order)[number], string | File>>> = lead;
  for (const name of order) {
    const value = fields[name];
    if (typeof value === 'string') data.append(name, value);
    else if (value !== undefined) data.append(name, value, value.name);
  }
  return data;
}
