import { z } from 'zod';
import type { LeadForm } from '../leads/forms/lead-form';
import { leadForms } from '../leads/forms/lead-forms';
import { type Call, kept, refused, thanks } from './answers';

const binary = z.string().meta({ format: 'binary' });

const sentAs = (format: LeadForm['sentAs']) =>
  z.union(
    leadForms.all
      .filter((form) => form.sentAs === format)
      .map(({ fields, file }) => (file ? fields.extend({ file: binary }) : fields)),
  );

/** `POST /api/contact`: the forms that end as a lead, as JSON or as multipart (section 7). */
export const contactCall: Call = {
  method: 'POST',
  url: '/api/contact',
  tag: 'Leads',
  summary: 'Sends one of the forms; the same `Idempotency-Key` again makes no second lead',
  json: sentAs('json'),
  multipart: sentAs('multipart'),
  answers: {
    ...kept('It is kept', thanks),
    ...refused,
    422: { description: 'Something else was kept under this `Idempotency-Key`; this is not', schema: thanks },
  },
};
