import { defineTexts } from '../../domain/format/define-texts';

/** Messages for a refused file. */
export const attachmentTextsOf = defineTexts({
  en: () => ({
    /** By its name and size. */
    wrong: {
      unreadable: 'Choose an image, a Word document or a PDF.',
      empty: 'This file is empty. Choose another.',
      'too large': 'This file is larger than 5 MB. Choose a smaller one.',
    },
    /** By its first bytes. */
    inspected: {
      sound: undefined,
      disguised:
        'What is in this file is not an image, a Word document or a PDF, whatever its name says. Choose another.',
      lost: 'This file cannot be read. Choose it again.',
    },
  }),
});
