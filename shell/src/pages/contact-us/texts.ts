import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the Contact page. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Contact Us',
    headTitle: `Contact Us | ${business.fullName}`,
    description: `How to reach ${business.name}: the office in ${business.address[1]}, a phone number, an e-mail address and a form that an adviser answers within one working day.`,
    lede: 'Ask about a home, a price or a paper. An adviser answers within one working day.',
    company: `${business.fullName} sells and lets homes across Dubai, from a studio in Jumeirah Village Circle to a villa on the Palm. Whoever answers you is a licensed adviser who has walked through the building, and stays with you until the keys are yours.`,
    ways: 'Ways to reach us',
    call: 'Call us',
    mail: 'Email us',
    whatsapp: 'Write on WhatsApp',
    social: 'Follow us',
    form: 'Send us a message',
    visit: {
      title: 'Visit us',
      directions: 'Directions',
      text: 'The office is on the canal side, a few minutes on foot from Business Bay metro station. Visitors park below the building.',
      pictureAlt: 'Reception of our office: a timber desk before a green wall with a golden arch',
    },
    opensElsewhere: '(opens another site)',
  }),
});
