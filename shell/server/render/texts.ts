import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of error pages. */
export const textsOf = defineTexts({
  en: () => ({
    starting: {
      title: 'We will be back in a moment',
      words: 'The site is starting. This page will reload automatically.',
    },
    broken: {
      title: 'Sorry, something went wrong',
      words: 'We could not load this page. Try again in a minute.',
    },
    tooMany: {
      title: 'Too many requests',
      words: 'Your network has requested too many pages. Wait 30 seconds and try again.',
    },
    unreadable: {
      title: 'This link does not work',
      words: 'Part of the address is missing. Check the link or go to Home.',
    },
    noFile: 'File not found.',
    wentWrong: (id: string) =>
      `Something went wrong on our side. Try again in a minute. If you contact us, quote reference ${id}.`,
    reference: (id: string) => `If you contact us, quote reference ${id}.`,
  }),
});
