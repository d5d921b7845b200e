import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of a preview. */
export const textsOf = defineTexts({
  en: () => ({
    label: 'Preview',
    shown: (until: string) => `This is a preview. The site does not show it like this. It ends at ${until}.`,
    ended: {
      title: 'This preview has ended',
      words: 'A preview can be looked at for half an hour. Open it again from the office.',
    },
  }),
});
