import { Type } from 'typebox';
import { forms } from '../leads/forms';
import { kept, refused, thanks } from './answers';
import type { Call } from './call';
import { payloadOf, payloadWithFile } from './payload';

/** `POST /api/contact`: four forms as JSON and two as multipart (section 7). */
export const contactCall: Call = {
  method: 'POST',
  url: '/api/contact',
  tag: 'Leads',
  summary: 'Sends one of the forms; the same `Idempotency-Key` again makes no second lead',
  json: Type.Union([forms.contact, forms.enquiry, forms.subscribe, forms['super-agent']].map(payloadOf)),
  multipart: Type.Union([payloadOf(forms['contact-with-location']), payloadWithFile(forms.career)]),
  answers: {
    ...kept('It is kept', thanks),
    ...refused,
    422: { description: 'Something else was kept under this `Idempotency-Key`; this is not', schema: thanks },
  },
};
