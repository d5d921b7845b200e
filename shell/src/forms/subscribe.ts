import { isApiError } from '@iwan/shared/api/api-error';
import { leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { texts } from './texts';

const { label, missing, send, success, refused, broken } = texts.subscribe;

/** Subscribes an e-mail address (`POST /api/contact`, source `web_form`). */
export const subscribeForm = defineLeadForm({
  name: 'subscribe',
  fields: { email: leadField('email', { ...texts.person.email, label, missing }) },
  toLead: ({ email }) => ({ source: 'web_form', email }),
  words: {
    send,
    success,
    // The two failures of section 8: the backend said no, or nothing came back.
    failure: (error) => (isApiError(error) && error.kind === 'status' ? refused : broken),
  },
  successFor: 4000,
});
