import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Iwan office',
    opening: 'The office opens …',
    needsScript: 'The office needs JavaScript. Allow it for this address, or use the commands of docs/commands.md.',
    tooLarge: (megabytes: number) => `The file is larger than ${format.number(megabytes)} MB.`,
    away: 'The service does not answer at the moment. Please try again in a minute.',
    noFile: 'There is nothing at this address.',
  }),
});
