import { defineTexts } from '../../domain/format/define-texts';
/** The texts of the enquiry form; section 8 fixes the success. */
export const enquiryTextsOf = defineTexts({
  en: () => ({
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    send: 'Send enquiry',
    success: 'Form submitted successfully! Thank you for your interest.',
    failure: 'We could not send your enquiry. Your answers are saved. Try again or call us.',
    call: 'Call us',
    mail: 'Email us',
    missing: {
      name: 'Enter your name.',
      phone: 'Enter your phone number.',
      email: 'Enter your email address.',
    },
    emailUnreadable: 'Enter an email address like name@example.com.',
  }),
});
