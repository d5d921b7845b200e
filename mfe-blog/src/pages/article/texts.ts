import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of an article's page, without those of its conversation. */
export const textsOf = defineTexts({
  en: () => ({
    headTitle: (heading: string) => `${heading} | ${business.fullName}`,
    headDescription: (heading: string) => `${heading}: an article of ${business.fullName}.`,
    feed: `Blog | ${business.fullName}`,
    home: business.name,
    blog: 'Blog',
    contents: 'In this article',
    figures: 'Figures of law and fees, as they stand',
    figuresNote: 'The article keeps what was written on its day. Ask for the figures of today before you sign.',
    mentions: 'Spoken of here',
    propertiesIn: (area: string) => `Properties in ${area}`,
    project: (name: string, location: string | null) => (location === null ? name : `${name}, ${location}`),
    more: 'Newer and older',
    newer: 'Newer',
    older: 'Older',
    related: 'Read next',
    notFound: 'Article not found',
    reason: 'It may have been taken down, or the link was cut off on its way.',
    latest: 'The latest articles',
  }),
});
