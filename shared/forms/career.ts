import { submittingFailure } from './failure-sentence';
import { attachmentField, choiceField, leadField } from './field-rules';
import { defineLeadForm } from './lead-form';

/** Section 9. */
export const jobTypes = [
  'Real Estate Sales Consultant',
  'Property Management Specialist',
  'Real Estate Financial Analyst',
  'Property Inspector',
  'Investment Relations Coordinator',
] as const;

/** An application for a job (section 7; rules of section 5: all of it is required). */
export const careerForm = defineLeadForm({
  name: 'career',
  fields: {
    job_type: choiceField({ label: 'Job', missing: 'Choose the job that you apply for.' }, jobTypes),
    name: leadField('name', { label: 'Name', missing: 'Tell us your name.' }),
    phone: leadField('phone', { label: 'Phone', missing: 'Leave a number we can call.' }),
    email: leadField('email', {
      label: 'E-mail',
      missing: 'Write your e-mail address.',
      unreadable: 'Write the address in full, such as name@example.com.',
    }),
    location: leadField('location', { label: 'Location', missing: 'Tell us where you live.' }),
    file: attachmentField({ label: 'Résumé', missing: 'Add your résumé.' }),
    message: leadField('message', { label: 'Message', missing: 'Add a few words about yourself.' }),
  },
  // The rules have found a file.
  toLead: ({ file, ...application }) => ({ ...application, file: file as File, source: 'Career' }),
  words: {
    send: 'Send application',
    success: 'Data submitted successfully!',
    failure: submittingFailure,
  },
  successFor: 4000,
  tellsRefusals: true,
});
