import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the About page. Section 2 specifies the names of its parts and of the six offers. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'About Us',
    headTitle: `About Us | ${business.fullName}`,
    description: `Who ${business.name} is: Dubai property with clear prices and support beyond handover.`,
    bannerAlt: 'Dubai skyline across calm water in the evening',
    lede: 'Dubai property, with clear prices and the full picture.',
    about: {
      title: 'What an iwan is',
      pictureAlt: 'A double-height lobby with arched niches and a chandelier of glass rods',
      paragraphs: [
        `An iwan is the arched hall of Persian and Gulf architecture, where guests are welcomed. ${business.name} takes its name from it.`,
        'Every project page shows what a home costs, what is nearby and which agent to ask, before you give us your number.',
      ],
    },
    mission: {
      title: 'Our mission',
      text: 'To let every buyer decide like a local: with the price, the location and the paperwork in front of them, and one agent from first question to keys.',
    },
    vision: {
      title: 'Our vision',
      text: 'A market where overseas buyers know as much about a home as its neighbours, and a sale is the start of a long relationship.',
    },
    connect: 'Connect Now',
    offers: {
      title: 'What We Offer',
      items: {
        expertise: {
          title: 'High-end property expertise',
          text: 'Agents who know each tower floor by floor: which side is shaded at noon, and which terraces hear the road.',
        },
        acquisition: {
          title: 'Brand-new home acquisition',
          text: 'Off-plan and newly completed homes, with the payment plan, escrow account and handover date in writing.',
        },
        strategy: {
          title: 'Property investment strategy',
          text: 'Likely rent, running costs and resale timing, worked out before you reserve.',
        },
        guidance: {
          title: 'First-time buyer guidance',
          text: 'Every step from first viewing to title deed, with what is due at each.',
        },
        transaction: {
          title: 'Smooth transaction support',
          text: 'Contracts, no-objection letter, bank and transfer, arranged to save you trips and signatures.',
        },
        relocation: {
          title: 'Relocation services',
          text: 'Visas, schools, utilities and everything else you need to settle in.',
        },
      },
    },
  }),
});
