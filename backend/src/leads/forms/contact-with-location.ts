import { z } from 'zod';
import { email, location, message, name, phone, text } from './field-rules';
import type { LeadForm } from './lead-form';

/** The message form of the About page and the footer. */
export const contactWithLocation: LeadForm = {
  name: 'contact-with-location',
  sentAs: 'multipart',
  knownBy: 'nothing else',
  fields: z.object({ name, phone, email, location, message, source: text }),
  subject: ({ name }) => ['New message', name],
};
