import { honeypotField } from '../../domain/contact/honeypot-field';
import { languageField } from '../../domain/translation/page-language';
import type { Http } from '../contracts/http';
import type { ContactCalls, ContactLead } from './calls';
import { contactPath } from './declared-calls';

/** The timeout for a résumé of 5 MB over a slow connection, in milliseconds. */
const uploadTimeLimit = 120_000;

/** The call that sends a lead (section 7). The body of the response is ignored. */
export function contactApi(http: Http): ContactCalls {
  return {
    async send(lead, idempotencyKey, { signal, onProgress } = {}) {
      // Section 7: leads with a location are sent as multipart, all others as JSON.
      const body = 'location' in lead ? formData(lead) : lead;
      const hasFile = Object.values(lead).some((value) => value instanceof File);
      await http.send('POST', contactPath, body, {
        headers: { 'Idempotency-Key': idempotencyKey },
        ...(hasFile && { timeLimit: uploadTimeLimit }),
        ...(signal && { signal }),
        ...(onProgress && { onProgress }),
      });
    },
  };
}

/** In the order of section 7; any other field comes before the source. */
const order = ['job_type', 'name', 'email', 'phone', 'file', 'location', 'message'];
const last = ['source', languageField, honeypotField];

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
