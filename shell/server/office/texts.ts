import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Iwan office',
    opening: 'Opening the office…',
    needsScript: 'The office needs JavaScript. Turn it on, or use the commands in docs/commands.md.',
    tooLarge: (megabytes: number) => `The file is larger than ${format.number(megabytes)} MB.`,
    away: 'The service is not responding. Try again in a minute.',
    noFile: 'Page not found.',
  }),
});
