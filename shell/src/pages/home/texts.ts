import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of Home. Sections 2, 5 and 8 specify the headings, the consents and the messages. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Dubai, through the right door',
    lede: 'Exclusive residences, villas and commercial addresses, shown plainly and priced openly.',
    heroAlt: 'The marina at dusk, towers lit on both banks',
    whyInvest: {
      title: 'Why Invest in Dubai',
      reasons: {
        location: {
          title: 'Perfect Location',
          text: 'Within a day’s flight of most of the world, with the sea at the end of the street.',
        },
        income: {
          title: 'Earn Money While You Sleep',
          text: 'Tenants usually pay by the year, in a few cheques, wherever you happen to be.',
        },
        payment: {
          title: 'Easy Payment Plans',
          text: 'Reserve with a tenth, pay through construction, and settle the rest when you hold the keys.',
        },
        market: {
          title: 'A Market That Moves Fast',
          text: 'Registered in days rather than months, with every sale on the public record.',
        },
        living: {
          title: 'Safe and Fancy Living',
          text: 'A door that is safe to leave on the latch, a pool below it and a concierge who knows your name.',
        },
        visa: {
          title: 'Get a 10-Year Visa',
          text: 'A home of sufficient value can carry long residence for you and for your family.',
        },
      },
    },
    superAgent: {
      title: 'Become a Super Agent',
      lede: 'Bring a buyer, keep your name on the deal, and be paid when it closes. Leave a number and we will call.',
      pictureAlt: 'The Palm from the air',
    },
    getInTouch: {
      title: 'Get in touch',
      lede: 'Tell us what you are looking for. An adviser answers within one working day.',
    },
  }),
});
