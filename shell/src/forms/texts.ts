import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { submittingFailure } from '@iwan/shared/forms/failure-sentence';

/** The texts of the shell's own forms. Sections 5 and 8 specify the consents, `missing` of the sign-up and the messages. */
export const textsOf = defineTexts({
  en: (format) => ({
    subscribe: {
      label: 'Email',
      placeholder: 'you@example.com',
      missing: 'Enter your email address.',
      send: 'Subscribe',
      success: 'Email submitted successfully!',
      refused: 'Failed to submit email. Please try again.',
      broken: 'An error occurred while submitting the email. Please try again.',
    },
    superAgent: {
      phone: 'Phone number',
      phonePlaceholder: '971 50 000 0000',
      phoneHelp: 'Include the country code.',
      phoneMissing: 'Phone number is required',
      consent: consentTextsOf(format.locale).superAgent,
      consentMissing: 'Please grant permission',
      send: 'Sign up',
      success: 'Thank you. We will call you.',
      failure: 'Failed to submit data. Please try again later.',
    },
    person: {
      name: { label: 'Name', missing: 'Enter your name.' },
      phone: { label: 'Phone', missing: 'Enter your phone number.' },
      email: {
        label: 'Email',
        missing: 'Enter your email address.',
        unreadable: 'Enter an email address like name@example.com.',
      },
      location: { label: 'Location', missing: 'Enter your city or country.' },
      message: { label: 'Message', missing: 'Tell us what you are looking for.' },
    },
    contact: {
      role: 'I am a',
      roles: { Buyer: 'Buyer', Broker: 'Broker', Builder: 'Builder' },
      consentLabel: 'Consent',
      consent: consentTextsOf(format.locale).contact,
      consentMissing: 'Tick the box to let us store your information.',
      send: 'Send message',
      success: 'Data submitted successfully!',
      failure: 'Failed to submit form. Please try again later.',
    },
    aboutContact: {
      send: 'Send message',
      success: 'Data submitted successfully!',
      failure: submittingFailure(format.locale),
    },
  }),
});
