import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of an agent's page. */
export const textsOf = defineTexts({
  en: (format) => ({
    head: (name: string, designation: string | null) =>
      designation === null ? `${name} | ${business.fullName}` : `${name}, ${designation} | ${business.fullName}`,
    headDescription: (name: string) => `${name}, ${business.fullName}: languages, projects and contact details.`,
    team: 'Our Team',
    agents: 'All agents',
    languages: 'Languages',
    areas: 'Areas',
    reviews: 'Reviews',
    stars: (count: number) => format.plural(count, { one: '# of 5 stars', other: '# of 5 stars' }),
    fromWhom: 'Reviews come from people who had a reply from us. We never pay for them.',
    registration: (number: string) => `Broker registration number (BRN) ${number}`,
    book: 'Book a call or viewing',
    whatsapp: 'WhatsApp',
    about: (name: string) => `About ${name}`,
    card: 'Business card',
    cardMore: 'Save to your contacts',
    ask: (name: string) => `Ask ${name}`,
    notFound: 'Agent not found',
    lostReason: 'The agent may have left, or the link may be incomplete.',
    near: 'Other agents',
  }),
});
