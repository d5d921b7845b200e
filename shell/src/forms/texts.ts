import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { submittingFailure } from '@iwan/shared/forms/failure-sentence';

/** The texts of the shell's own forms. Sections 5 and 8 specify the consents, `missing` of the sign-up and the messages. */
export const textsOf = defineTexts({
  en: (format) => ({
    subscribe: {
      label: 'E-mail',
      placeholder: 'you@example.com',
      missing: 'Write your e-mail address.',
      send: 'Subscribe',
      success: 'Email submitted successfully!',
      refused: 'Failed to submit email. Please try again.',
      broken: 'An error occurred while submitting the email. Please try again.',
    },
    superAgent: {
      phone: 'Phone number',
      phonePlaceholder: '971 50 000 0000',
      phoneHelp: 'Digits only; we will tidy the rest.',
      phoneMissing: 'Phone number is required',
      consent: consentTextsOf(format.locale).superAgent,
      consentMissing: 'Please grant permission',
      send: 'Sign up',
      success: 'Thank you. We will call the number you left.',
      failure: 'Failed to submit data. Please try again later.',
    },
    person: {
      name: { label: 'Name', missing: 'Tell us your name.' },
      phone: { label: 'Phone', missing: 'Leave a number we can call.' },
      email: {
        label: 'E-mail',
        missing: 'Write your e-mail address.',
        unreadable: 'Write the address in full, such as name@example.com.',
      },
      location: { label: 'Location', missing: 'Tell us where you are, such as a city.' },
      message: { label: 'Message', missing: 'Add a few words about what you are looking for.' },
    },
    contact: {
      role: 'I am a',
      roles: ['Buyer', 'Broker', 'Builder'],
      consentLabel: 'Consent',
      consent: consentTextsOf(format.locale).contact,
      consentMissing: 'We need your consent to keep what you send.',
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
