import { leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { texts } from './texts';

const { person } = texts;

/** The message of the About page and the footer (`POST /api/contact` as multipart; rules of section 5: all of it is required). */
export const aboutContactForm = defineLeadForm({
  name: 'about-contact',
  fields: {
    name: leadField('name', person.name),
    email: leadField('email', person.email),
    phone: leadField('phone', person.phone),
    location: leadField('location', person.location),
    message: leadField('message', person.message),
  },
  toLead: (values) => ({ ...values, source: 'Contact' }),
  words: texts.aboutContact,
  successFor: 4000,
  tellsRefusals: true,
});
