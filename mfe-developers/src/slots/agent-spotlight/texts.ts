import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads in Meet Our Agents; section 2 fixes the wording, the label's spelling too. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Meet Our Agents',
    languages: 'Speakes:',
    profile: 'View profile',
    all: 'All agents',
  }),
});
