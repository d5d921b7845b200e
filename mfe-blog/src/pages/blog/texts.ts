import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the blog's list. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Dubai property blog',
    lede: 'Practical guides to buying, letting and living in Dubai.',
    description: 'Guides to buying, letting and living in Dubai, from our agents.',
    none: 'No data available',
    soon: 'Articles are coming soon.',
  }),
});
