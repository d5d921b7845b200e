import { z } from 'zod';
import { email, location, message, name, phone, required } from './field-rules';
import type { LeadForm } from './lead-form';

/** An application for a job, with a résumé. */
export const career: LeadForm = {
  name: 'career',
  sentAs: 'multipart',
  knownBy: { source: 'Career' },
  fields: z.object({
    job_type: required('Please choose a job', 200),
    name,
    phone,
    email,
    location,
    message,
    source: z.literal('Career'),
  }),
  file: { missing: 'Please attach your resume' },
  subject: ({ job_type }) => ['New application', job_type],
};
