import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of error pages. */
export const textsOf = defineTexts({
  en: () => ({
    starting: {
      title: 'The doors open in a moment',
      words: 'The site is starting. This page opens by itself.',
    },
    broken: {
      title: 'This page could not be made',
      words: 'Something went wrong on our side, with this page alone. Please try again in a minute.',
    },
    tooMany: {
      title: 'That was a lot at once',
      words: 'Your network has asked for very many pages just now. Please wait half a minute and try again.',
    },
    unreadable: {
      title: 'This address cannot be read',
      words: 'A part of it is missing or has been cut off. Please check the link, or begin at the front door.',
    },
    noFile: 'There is no such file.',
    wentWrong: (id: string) =>
      `Something went wrong on our side. Please try again in a minute. If you write to us about it, name this number: ${id}`,
    reference: (id: string) => `If you write to us about it, please name this number: ${id}`,
  }),
});
