import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { doNotCall, leadField, withDoNotCall } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/** The message of the About page and the footer (`POST /api/contact` as multipart; rules of section 5: all of it is required). */
export const aboutContactForm = byLocale((locale) => {
  const { person, aboutContact: words } = textsOf(locale);
  return defineLeadForm({
    name: 'about-contact',
    fields: {
      name: leadField('name', person.name, locale),
      email: leadField('email', person.email, locale),
      phone: leadField('phone', person.phone, locale),
      location: leadField('location', person.location, locale),
      message: leadField('message', person.message, locale),
      ...doNotCall(locale),
    },
    toLead: (values) => ({ ...withDoNotCall(values), source: 'Contact' }),
    words: { ...words, agreement: consentTextsOf(locale).sending },
    successFor: 4000,
    showsFailureOnRefusal: true,
  });
});
