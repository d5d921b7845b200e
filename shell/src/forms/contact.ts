import { consentField, leadField, optionalChoice } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { texts } from './texts';

const { person, contact: words } = texts;

/** The message of Home and of the Contact page (`POST /api/contact`, source `Contact`; rules of section 5: no role is required). */
export const contactForm = defineLeadForm({
  name: 'contact',
  fields: {
    name: leadField('name', person.name),
    phone: leadField('phone', person.phone),
    email: leadField('email', person.email),
    role: optionalChoice(words.role, words.roles, 'type'),
    message: leadField('message', person.message),
    consent: consentField({ label: words.consentLabel, missing: words.consentMissing }),
  },
  toLead: ({ role, ...rest }) => ({ ...rest, type: role, source: 'Contact', file: null }),
  words,
  successFor: 4000,
});
