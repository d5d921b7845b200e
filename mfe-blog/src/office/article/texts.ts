import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { article } from '@iwan/shared/domain/records/article';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New article',
    missing: {
      sections: 'a section with text',
      summary: 'a description of 60 characters or more: lists and search engines show it',
      picture: 'a picture in one of its sections',
      subheadings: 'a subheading for each of its sections',
    },
    groups: { main: 'The article', sections: 'Sections' },
    fields: {
      heading: 'Heading',
      title: 'Title for search engines',
      description: 'In short',
      created_at: 'Published',
      details: 'Sections',
    } satisfies FormTexts<typeof article>['fields'],
    rows: { details: { sub_heading: 'Heading', images: 'Picture', paragraph: 'Text' } },
    help: {
      created_at: 'A date and time, such as 2026-11-26T08:00:00Z.',
      'details.paragraph': 'Paragraphs, lists, bold, italic and links, as HTML; all else is taken out.',
    },
  }),
});
