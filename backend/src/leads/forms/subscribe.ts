import { z } from 'zod';
import { email } from './field-rules';
import type { LeadForm } from './lead-form';

/** An e-mail address for news. */
export const subscribe: LeadForm = {
  name: 'subscribe',
  sentAs: 'json',
  knownBy: { source: 'web_form' },
  fields: z.object({ email, source: z.literal('web_form') }),
  subject: ({ email }) => ['New subscriber', email],
};
