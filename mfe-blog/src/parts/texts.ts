import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads on the blog's cards and above its articles. */
export const textsOf = defineTexts({
  en: (format) => ({
    author: (name: string) => `By ${name}`,
    minutes: (count: number) => format.unit(count, 'minute'),
  }),
});
