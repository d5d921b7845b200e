import { defineTexts } from '../format/define-texts';

/** The default messages of fields. */
export const leadRuleTextsOf = defineTexts({
  en: (format) => ({
    unreadable: {
      name: 'A name has only letters and spaces',
      phone: 'Please check this number. Outside the UAE, begin with the country code, such as 44.',
      email: 'Please check your e-mail address: it should look like name@example.com',
      message: 'Please write a message',
      location: 'Please write where you are',
    },
    tooLong: (characters: number) => `Please keep this under ${format.number(characters)} characters`,
  }),
});
