import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the blog's cards and of the top of its articles. */
export const textsOf = defineTexts({
  en: (format) => ({
    author: (name: string) => `By ${name}`,
    minutes: (count: number) => `${format.unit(count, 'minute', { unitDisplay: 'short' })} read`,
  }),
});
