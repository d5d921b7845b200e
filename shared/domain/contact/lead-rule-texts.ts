import { defineTexts } from '../format/define-texts';

/** The default messages of fields. */
export const leadRuleTextsOf = defineTexts({
  en: (format) => ({
    unreadable: {
      name: 'Use only letters and spaces.',
      phone: 'Check this number. Outside the UAE, start with the country code, such as 44.',
      email: 'Enter an email address like name@example.com.',
      message: 'Enter a message.',
      location: 'Enter your city or country.',
    },
    tooLong: (characters: number) => `Use ${format.number(characters)} characters or fewer.`,
  }),
});
