import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of an article's page, without those of its conversation. */
export const textsOf = defineTexts({
  en: () => ({
    headTitle: (heading: string) => `${heading} | ${business.fullName}`,
    headDescription: (heading: string) => `${heading}. From the ${business.fullName} blog.`,
    home: business.name,
    blog: 'Blog',
    contents: 'In this article',
    corrections: 'Corrections',
    figures: 'Current laws and fees',
    figuresNote: 'Figures were correct when this article was published. Confirm them before you sign.',
    mentions: 'Mentioned in this article',
    propertiesIn: (area: string) => `Projects in ${area}`,
    project: (name: string, location: string | null) => (location === null ? name : `${name}, ${location}`),
    more: 'More articles',
    newer: 'Newer',
    older: 'Older',
    related: 'Read next',
    notFound: 'Article not found',
    reason: 'It may have been removed, or the link may be incomplete.',
    latest: 'Latest articles',
  }),
});
