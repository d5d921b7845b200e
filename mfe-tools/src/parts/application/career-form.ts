import { submittingFailure } from '@iwan/shared/forms/failure-sentence';
import { attachmentField, choiceField, leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { jobTypes } from '../openings/job-types';

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
  // In the order of section 7. The rules have found a file.
  toLead: ({ job_type, name, email, phone, file, location, message }) => ({
    ...{ job_type, name, email, phone, file: file as File, location, message },
    source: 'Career',
  }),
  words: {
    send: 'Send application',
    success: 'Data submitted successfully!',
    failure: submittingFailure,
  },
  successFor: 4000,
  tellsRefusals: true,
});
