import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of Home. Sections 2, 5 and 8 specify the headings, the consents and the messages. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Dubai, through the right door',
    lede: 'Apartments, villas and offices in Dubai, clearly priced.',
    heroAlt: 'Dubai Marina at dusk, with lit towers on both banks',
    whyInvest: {
      title: 'Why Invest in Dubai',
      reasons: {
        location: {
          title: 'Perfect Location',
          text: 'Within a day’s flight of most of the world, and never far from the sea.',
        },
        income: {
          title: 'Earn Money While You Sleep',
          text: 'Tenants usually pay a year’s rent in a few cheques, wherever you live.',
        },
        payment: {
          title: 'Easy Payment Plans',
          text: 'Often 10% to reserve, then instalments during construction and the balance on handover.',
        },
        market: {
          title: 'A Market That Moves Fast',
          text: 'Sales are registered in days rather than months, and every one is on public record.',
        },
        living: {
          title: 'Safe and Fancy Living',
          text: 'A secure building, a pool downstairs and a concierge who knows your name.',
        },
        visa: {
          title: 'Get a 10-Year Visa',
          text: 'A home above the threshold can qualify you and your family for long-term residence.',
        },
      },
    },
    superAgent: {
      title: 'Become a Super Agent',
      lede: 'Bring a buyer, keep your name on the deal and get paid when it closes. Enter your number and we will call you.',
      pictureAlt: 'Aerial view of Palm Jumeirah',
    },
    getInTouch: {
      title: 'Get in touch',
      lede: 'Tell us what you are looking for. An agent replies within one working day.',
    },
  }),
});
