import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Articles',
    add: 'New article',
    columns: {
      heading: 'Heading',
      created_at: 'Published',
      likes: 'Likes',
    },
  }),
});
