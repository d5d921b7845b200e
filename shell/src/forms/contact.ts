import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { consentField, doNotCall, leadField, optionalChoice, withDoNotCall } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/** The message of Home and of the Contact page (`POST /api/contact`, source `Contact`; rules of section 5: no role is required). */
export const contactForm = byLocale((locale) => {
  const { person, contact: words } = textsOf(locale);
  return defineLeadForm({
    name: 'contact',
    fields: {
      name: leadField('name', person.name, locale),
      phone: leadField('phone', person.phone, locale),
      email: leadField('email', person.email, locale),
      role: optionalChoice(words.role, Object.keys(words.roles), 'type'),
      message: leadField('message', person.message, locale),
      ...doNotCall(locale),
      consent: consentField({ label: words.consentLabel, missing: words.consentMissing }),
    },
    toLead: ({ role, ...rest }) => ({ ...withDoNotCall(rest), type: role, source: 'Contact', file: null }),
    words,
    successFor: 4000,
  });
});
