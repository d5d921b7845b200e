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
      disguised: 'This file is not a real image, Word document or PDF. Choose another.',
      lost: 'We could not read this file. Choose it again.',
    },
  }),
});
