import { consentField, leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { texts } from './texts';

const words = texts.superAgent;

/** Leaves a phone number with the business (`POST /api/contact`, source `subscription`; rules of section 5). */
export const superAgentForm = defineLeadForm({
  name: 'super-agent',
  fields: {
    phone: leadField('phone', { label: words.phone, missing: words.phoneMissing }),
    consent: consentField({ label: words.consent, missing: words.consentMissing }),
  },
  toLead: ({ phone }) => ({ source: 'subscription', phone }),
  words,
  successFor: 3000,
});
