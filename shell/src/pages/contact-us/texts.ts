import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the Contact page. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Contact Us',
    headTitle: `Contact Us | ${business.fullName}`,
    description: `Contact ${business.name}: our office in ${business.address[1]}, phone, email and a form. An agent replies within one working day.`,
    lede: 'Ask about a home, a price or the paperwork. An agent replies within one working day.',
    company: `${business.fullName} sells and lets homes across Dubai, from studios in Jumeirah Village Circle to villas on the Palm. Your agent is licensed and stays with you until you have the keys.`,
    ways: 'Contact details',
    call: 'Call us',
    mail: 'Email us',
    whatsapp: 'WhatsApp us',
    social: 'Follow us',
    form: 'Send us a message',
    visit: {
      title: 'Visit us',
      directions: 'Directions',
      text: 'Our office is on the canal side, a few minutes’ walk from Business Bay metro station. Visitor parking is below the building.',
      pictureAlt: 'Reception of our office: a timber desk before a green wall with a golden arch',
    },
    opensElsewhere: '(opens another site)',
  }),
});
