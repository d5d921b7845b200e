import { isApiError } from '@iwan/shared/api/api-error';
import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/** Subscribes an e-mail address (`POST /api/contact`, source `web_form`). */
export const subscribeForm = byLocale((locale) => {
  const { person, subscribe } = textsOf(locale);
  const { label, missing, send, success, refused, broken } = subscribe;
  return defineLeadForm({
    name: 'subscribe',
    fields: { email: leadField('email', { ...person.email, label, missing }, locale) },
    toLead: ({ email }) => ({ source: 'web_form', email }),
    words: {
      send,
      success,
      agreement: consentTextsOf(locale).subscribing,
      // The two failures of section 8: the backend refused it, or no response arrived.
      failure: (error) => (isApiError(error) && error.kind === 'status' ? refused : broken),
    },
    successFor: 4000,
  });
});
