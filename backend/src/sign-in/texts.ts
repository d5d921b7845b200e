import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { Purpose } from './recent-events';

/** The texts of the mail with a sign-in code. */
export const textsOf = defineTexts({
  en: () => ({
    yourCode: (opens: Purpose['name']) =>
      opens === 'office' ? `Your ${business.name} office sign-in code` : `Your ${business.name} sign-in code`,
    codeIs: (code: string, opens: Purpose['name']) =>
      opens === 'office'
        ? `${code} is your ${business.name} office sign-in code.`
        : `${code} is your ${business.name} sign-in code.`,
    validity: 'It works once and expires in 10 minutes.',
    warning: 'If you did not request it, ignore this email. Never share this code.',
  }),
});
