import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of a preview. */
export const textsOf = defineTexts({
  en: () => ({
    label: 'Preview',
    shown: (until: string) => `This is a preview, not the live page. It expires on ${until}.`,
    ended: {
      title: 'This preview has ended',
      words: 'Previews last 30 minutes. Open it again from the office.',
    },
  }),
});
