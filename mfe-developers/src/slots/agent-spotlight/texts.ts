import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of Meet Our Agents; section 2 fixes the wording, including the label's spelling. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Meet Our Agents',
    languages: 'Speakes:',
    profile: 'View profile',
    all: 'All agents',
  }),
});
