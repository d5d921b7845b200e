import { defineTexts } from '../../domain/format/define-texts';
/** The texts of the enquiry form; section 8 fixes the success. */
export const enquiryTextsOf = defineTexts({
  en: () => ({
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    send: 'Send enquiry',
    success: 'Form submitted successfully! Thank you for your interest.',
    failure: 'Your enquiry has not reached us. What you typed is kept: please send it again, or call us.',
    call: 'Call us',
    mail: 'Email us',
    missing: {
      name: 'Tell us how to address you.',
      phone: 'Leave a number to reach you.',
      email: 'Leave an address to reach you.',
    },
    emailUnreadable: 'Write the address in full, such as name@example.com.',
  }),
});
