import { handSources } from '@iwan/shared/domain/contact/hand-sources';
import { z } from 'zod';
import { email, message, name, phone, text } from './field-rules';
import type { LeadForm } from './lead-form';

/** A lead that somebody in the office has entered: a call, a visitor of the office. */
export const byHand = {
  name: 'by-hand',
  sentAs: 'office',
  knownBy: 'nothing else',
  fields: z.object({
    name,
    phone: phone.optional(),
    email: email.optional(),
    property: text,
    message: message.optional(),
    source: z.enum(handSources, { error: 'Please say how they came' }),
  }),
  subject: ({ property, name }) => ['New lead by hand', property ?? name],
} satisfies LeadForm;
