import { z } from 'zod';
import { email, required, text } from '../../leads/forms/field-rules';
import type { LeadForm } from '../../leads/forms/lead-form';

/** A form that the site does not have, as a developer would add it (docs/forms.md). */
export const valuation: LeadForm = {
  name: 'valuation',
  sentAs: 'multipart',
  knownBy: { source: 'Valuation' },
  fields: z.object({
    email,
    building: required('Please name the building', 200),
    bedrooms: text,
    source: z.literal('Valuation'),
  }),
  file: { missing: 'Please attach the title deed' },
  subject: ({ building }) => ['New valuation', building],
};
