import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the About page. Section 2 specifies the names of its parts and of the six offers. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'About Us',
    headTitle: `About Us | ${business.fullName}`,
    description: `What ${business.name} stands for: property in Dubai shown plainly, priced openly and looked after beyond the handover.`,
    bannerAlt: 'The skyline across calm water in evening light',
    lede: 'Property in Dubai, shown plainly and priced openly.',
    about: {
      title: 'A hall between the street and the court',
      pictureAlt: 'A double-height lobby with arched niches and a chandelier of glass rods',
      paragraphs: [
        `An iwan is the arched hall of Gulf architecture: shade in front, light behind, and a place where guests are received. ${business.name} takes its name from it, and works like one.`,
        'We list projects that we have walked through with the people who build them. Every page says what a home costs, what is near it and who answers for it, and it says so before you leave a number.',
      ],
    },
    mission: {
      title: 'Our mission',
      text: 'To let anybody who buys here decide as a resident would: with the price, the place and the paperwork on the table, and one adviser from the first question to the keys.',
    },
    vision: {
      title: 'Our vision',
      text: 'A market where a buyer abroad knows as much about a home as the neighbour does, and where a sale begins a long acquaintance rather than ending a short one.',
    },
    connect: 'Connect Now',
    offers: {
      title: 'What We Offer',
      items: {
        expertise: {
          title: 'High-end property expertise',
          text: 'Advisers who know a tower floor by floor: which side has the shade at noon, and which terrace hears the road.',
        },
        acquisition: {
          title: 'Brand-new home acquisition',
          text: 'Off plan and newly finished homes, with the payment plan, the escrow account and the handover date in writing.',
        },
        strategy: {
          title: 'Property investment strategy',
          text: 'What a home may let for, what it costs to hold, and when it could be sold, worked out before you reserve.',
        },
        guidance: {
          title: 'First-time buyer guidance',
          text: 'Every step from the first viewing to the title deed, in order, with what is due at each.',
        },
        transaction: {
          title: 'Smooth transaction support',
          text: 'Contracts, no-objection letter, bank and transfer, arranged so that you sign twice and travel once.',
        },
        relocation: {
          title: 'Relocation services',
          text: 'Residence papers, schools, utilities and a kitchen that closes: what turns an address into a home.',
        },
      },
    },
  }),
});
