import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The mail that asks for a review of an agent. */
export const textsOf = defineTexts({
  en: () => ({
    subject: (agent: string) => `How was ${agent}?`,
    words:
      'You had a reply from us a few days ago. Tell other buyers how it was: it takes a minute. The link works once, for 30 days. We never pay for reviews.',
    button: 'Write a review',
  }),
});
