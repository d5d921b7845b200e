import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { SiteTextName } from '@iwan/shared/domain/records/site-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Site texts',
    group: 'Text',
    columns: { name: 'Where it appears', text: 'Text' },
    /** `gaps`: what the text may contain, in braces. */
    /** `left`: what has still to be filled in. */
    legalHelp: (left: readonly string[]) =>
      [
        'A line that starts with # begins a section, an empty line a paragraph. The page marks what is in [square brackets] as missing, and says that it is a draft. If empty or unpublished, the default text appears.',
        ...(left.length === 0 ? [] : [`To be filled in: ${format.list(left)}`]),
      ].join(' '),
    help: (gaps: readonly string[], isAnswer: boolean) =>
      [
        isAnswer
          ? 'A template for replies to leads. If empty or unpublished, the default template is used. An unknown name is left out, and an unknown project becomes “a home in Dubai”. Project facts go on their own lines, which WhatsApp leaves out.'
          : 'Shown on every page. If empty or unpublished, the default text appears.',
        ...(gaps.length === 0 ? [] : [`Placeholders: ${format.list(gaps)}`]),
      ].join(' '),
    names: {
      'footer.promise': 'Newsletter text',
      'footer.contactUs': 'Contact page link',
      'footer.faq': 'FAQ link',
      'footer.career': 'Career link',
      'footer.ourTeam': 'Team link',
      'footer.videoGallery': 'Videos link',
      'footer.blog': 'Blog link',
      'footer.privacyPolicy': 'Privacy policy link',
      'footer.terms': 'Terms link',
      'footer.mortgage': 'Calculator link',
      'footer.areas': 'Areas heading',
      'footer.trending': 'Trending searches heading',
      'footer.visit': 'Address heading',
      'footer.directions': 'Directions link',
      'footer.writeToUs': 'Contact form link',
      'footer.rights': 'Copyright line',
      'footer.registration': 'Office registration (ORN)',
      'legal.privacy': 'Privacy policy',
      'legal.terms': 'Terms and conditions',
      'answer.first': 'First reply to a lead',
      'answer.viewing': 'Reply that offers a viewing',
    } satisfies Record<SiteTextName, string>,
  }),
});
