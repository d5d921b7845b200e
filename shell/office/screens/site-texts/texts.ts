import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { SiteTextName } from '@iwan/shared/domain/records/site-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Texts',
    group: 'Text',
    columns: { name: 'Place', text: 'Text' },
    /** `gaps`: what the text may contain, in braces. */
    help: (gaps: readonly string[], isAnswer: boolean) =>
      [
        isAnswer
          ? 'A template of answers to leads. Empty or unpublished, the built-in one is used. An unknown name is left out, and an unknown project is put in general words. The facts of the project are on lines of their own; without facts, and in WhatsApp, their line is left out.'
          : 'Of every page. Empty or unpublished, the site shows its built-in text.',
        ...(gaps.length === 0 ? [] : [`Replaced in the text: ${format.list(gaps)}`]),
      ].join(' '),
    names: {
      'footer.promise': 'Sentence beside the subscription',
      'footer.contactUs': 'Link to the contact form',
      'footer.faq': 'Link to the FAQ',
      'footer.career': 'Link to the Career page',
      'footer.ourTeam': 'Link to the team',
      'footer.videoGallery': 'Link to the videos',
      'footer.blog': 'Link to the blog',
      'footer.privacyPolicy': 'Link to the privacy policy',
      'footer.terms': 'Link to the terms',
      'footer.mortgage': 'Link to the calculator',
      'footer.areas': 'Title of the areas',
      'footer.trending': 'Title of the searches',
      'footer.visit': 'Title of the address',
      'footer.directions': 'Link to directions',
      'footer.writeToUs': 'Link to the contact dialog',
      'footer.rights': 'Line of the rights',
      'footer.registration': 'Registration of the office',
      'answer.first': 'First answer to a lead',
      'answer.viewing': 'Answer that offers a viewing',
    } satisfies Record<SiteTextName, string>,
  }),
});
