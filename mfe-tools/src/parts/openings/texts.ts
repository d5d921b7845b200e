import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of lists of openings. */
export const textsOf = defineTexts({
  en: () => ({
    apply: 'Apply now',
    applyFor: (title: string) => `Apply now: ${title}`,
    none: 'No openings right now',
    noneYet: 'New openings appear here first.',
  }),
});
