import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the application for a job. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Apply',
    lede: 'All fields are required. Your CV can be an image, a Word document or a PDF.',
    choose: 'Choose a job',
    phoneHelp: 'Include the country code.',
    fileHelp: 'Image, Word or PDF, up to 5 MB.',
    removeFile: 'Remove',
    fields: {
      job: { label: 'Job', missing: 'Choose a job.' },
      name: { label: 'Name', missing: 'Enter your name.' },
      phone: { label: 'Phone', missing: 'Enter your phone number.' },
      email: {
        label: 'Email',
        missing: 'Enter your email address.',
        unreadable: 'Enter an email address like name@example.com.',
      },
      location: { label: 'Location', missing: 'Enter your city.' },
      file: { label: 'CV', missing: 'Add your CV.' },
      message: { label: 'Message', missing: 'Tell us a little about yourself.' },
    },
    send: 'Send application',
    success: 'Data submitted successfully!',
  }),
});
