import { defineTexts } from '../format/define-texts';

/** What a chat begins with. */
export const whatsappTextsOf = defineTexts({
  en: () => ({
    question: (to: string) => `Hello ${to}, I have a question.`,
    questionAbout: (to: string, about: string) => `Hello ${to}, I would like to know more about ${about}.`,
  }),
});
