import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the header and the footer. Sections 2 and 8 specify the names of the links and the messages. */
export const textsOf = defineTexts({
  en: (format) => ({
    skip: 'Skip to content',
    home: `${business.name}, home`,
    mainNavigation: 'Main',
    menu: 'Menu',
    loading: 'Loading...',
    aboutUs: 'About Us',
    properties: 'Properties',
    developers: 'Developers',
    calculator: 'Calculator',
    map: 'Map',
    contactUs: 'Contact Us',
    joinUs: 'Join Us',
    signInAsAgent: 'Sign In As Agent',
    becomeSuperAgent: 'Become Super Agent',
    career: 'Career',
    whatsapp: 'WhatsApp',
    whatsappUs: `WhatsApp ${business.name}`,
    unknownAddress: 'We could not find that page. Here is our home page instead.',
    compare: 'Compare',
    compareCount: (count: number) =>
      format.plural(count, { one: 'Compare, # project selected', other: 'Compare, # projects selected' }),
    saved: 'Saved',
    savedCount: (projects: number, searches: number) =>
      `Saved${format.plural(projects, { '=0': '', one: ', # project', other: ', # projects' })}${format.plural(searches, { '=0': '', one: ', # search', other: ', # searches' })}`,
    signIn: 'Sign in',
    signOut: 'Sign out',
    account: (name: string | null) => (name === null ? 'Your account' : `Your account, ${name}`),
    signedInAs: (name: string | null) => (name === null ? 'You are signed in' : `Signed in as ${name}`),
    units: {
      label: (currency: string, area: string) => `Currency, units and appearance: ${currency}, ${area}`,
      currency: 'Show prices in',
      area: 'Sizes in',
      inDirhams: 'Prices are in dirhams (AED). We show your currency next to them.',
      loading: 'Loading...',
      approximate: (date: string) =>
        `Approximate, at the mid-market rate of ${format.day(new Date(`${date}T00:00:00Z`))}. You pay in AED.`,
      failed: 'No exchange rate right now. Prices are in AED.',
    },
    colours: {
      legend: 'Appearance',
      schemes: { system: 'System', light: 'Light', dark: 'Dark' },
    },
    opensElsewhere: '(opens another site)',
    footer: {
      promise: 'New projects and price changes, once a week.',
      areas: 'Areas',
      trending: 'Trending searches',
      visit: 'Visit us',
      social: 'Follow us',
      writeToUs: 'Send us a message',
      terms: 'Terms and Conditions',
      faq: 'FAQ',
      ourTeam: 'Our Team',
      videoGallery: 'Video Gallery',
      blog: 'Blog',
      privacyPolicy: 'Privacy Policy',
      mortgage: 'Mortgage calculator',
      directions: 'Directions',
      mapAlt: 'Map of Business Bay with our office marked',
      registration: (number: string) => `Office registration number (ORN) ${number}`,
      rights: (year: string) =>
        `© ${year} ${business.fullName}. Demonstration site: projects, companies and people are invented.`,
    },
  }),
});
