import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the blog's list. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Notes from the doorstep',
    lede: 'What we learn about living, buying and letting in Dubai, as we learn it.',
    headTitle: `Blog | ${business.fullName}`,
    description: 'Articles about buying, letting and living in Dubai, by the people who show the homes.',
    none: 'No data available',
    soon: 'The first notes are being written.',
  }),
});
