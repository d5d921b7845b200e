import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { article } from '@iwan/shared/domain/records/article';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New article',
    missing: {
      sections: 'a section with text',
      summary: 'a summary of 60+ characters (shown in lists and search results)',
      picture: 'an image',
      subheadings: 'a subheading for each section',
    },
    groups: { main: 'The article', sections: 'Sections', corrections: 'Corrections' },
    fields: {
      heading: 'Heading',
      title: 'SEO title',
      description: 'Summary',
      created_at: 'Published',
      author: 'Author',
      author_brn: 'Author’s BRN',
      details: 'Sections',
      corrections: 'Corrections',
    } satisfies FormTexts<typeof article>['fields'],
    rows: {
      details: { sub_heading: 'Heading', images: 'Image', paragraph: 'Text' },
      corrections: { corrected_on: 'Corrected on', text: 'What was wrong' },
    },
    help: {
      author_brn: 'Broker registration number, shown beside the name.',
      created_at: 'Date and time, for example 2026-11-26T08:00:00Z.',
      'details.paragraph': 'HTML: paragraphs, lists, bold, italic and links. Anything else is removed.',
      corrections: 'Shown below the article, the latest first.',
    },
  }),
});
