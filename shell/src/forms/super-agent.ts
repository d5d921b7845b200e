import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { consentField, leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/** Sends a phone number to the business (`POST /api/contact`, source `subscription`; rules of section 5). */
export const superAgentForm = byLocale((locale) => {
  const { superAgent: words } = textsOf(locale);
  return defineLeadForm({
    name: 'super-agent',
    fields: {
      phone: leadField('phone', { label: words.phone, missing: words.phoneMissing }, locale),
      consent: consentField({ label: words.consent, missing: words.consentMissing }),
    },
    toLead: ({ phone }) => ({ source: 'subscription', phone }),
    words,
    successFor: 3000,
  });
});
