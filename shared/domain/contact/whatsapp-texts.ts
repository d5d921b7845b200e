import { defineTexts } from '../format/define-texts';

/** The initial text of a chat. */
export const whatsappTextsOf = defineTexts({
  en: () => ({
    question: (to: string) => `Hello ${to}, I have a question.`,
    questionAbout: (to: string, about: string) => `Hello ${to}, I would like to know more about ${about}.`,
  }),
});
