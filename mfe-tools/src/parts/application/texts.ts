import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the application for a job. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Apply',
    lede: 'Every field is needed. A résumé may be a picture, a Word file or a PDF.',
    choose: 'Choose a job',
    phoneHelp: 'Digits only.',
    fileHelp: 'Picture, Word or PDF, up to 5 MB.',
    removeFile: 'Remove',
    fields: {
      job: { label: 'Job', missing: 'Choose the job that you apply for.' },
      name: { label: 'Name', missing: 'Tell us your name.' },
      phone: { label: 'Phone', missing: 'Leave a number we can call.' },
      email: {
        label: 'E-mail',
        missing: 'Write your e-mail address.',
        unreadable: 'Write the address in full, such as name@example.com.',
      },
      location: { label: 'Location', missing: 'Tell us where you live.' },
      file: { label: 'Résumé', missing: 'Add your résumé.' },
      message: { label: 'Message', missing: 'Add a few words about yourself.' },
    },
    send: 'Send application',
    success: 'Data submitted successfully!',
  }),
});
