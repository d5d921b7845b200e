import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** What is said of an agent's work. */
export const textsOf = defineTexts({
  en: (format) => ({
    replies: {
      minute: (count: number) =>
        format.plural(count, { one: 'Usually replies within # minute', other: 'Usually replies within # minutes' }),
      hour: (count: number) =>
        format.plural(count, { '=1': 'Usually replies within an hour', other: 'Usually replies within # hours' }),
      day: (count: number) =>
        format.plural(count, { one: 'Usually replies within # day', other: 'Usually replies within # days' }),
    },
    deals: (count: number) =>
      format.plural(count, {
        one: '# deal closed in the last 12 months',
        other: '# deals closed in the last 12 months',
      }),
    reviews: (count: number) => format.plural(count, { one: '# review', other: '# reviews' }),
    rating: (average: string, reviews: string) => `${average} of 5 stars, ${reviews}`,
  }),
});
