import { defineTexts } from '../format/define-texts';
import { phoneDigits } from './lead-limits';

/** The default messages of fields. */
export const leadRuleTextsOf = defineTexts({
  en: (format) => ({
    unreadable: {
      name: 'A name has only letters and spaces',
      phone: `A phone number has ${phoneDigits.least} to ${phoneDigits.most} digits`,
      email: 'Please check your e-mail address: it should look like name@example.com',
      message: 'Please write a message',
      location: 'Please write where you are',
    },
    tooLong: (characters: number) => `Please keep this under ${format.number(characters)} characters`,
  }),
});
