import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of an agent's page. */
export const textsOf = defineTexts({
  en: () => ({
    head: (name: string, designation: string | null) =>
      designation === null ? `${name} | ${business.fullName}` : `${name}, ${designation} | ${business.fullName}`,
    headDescription: (name: string) => `${name} of ${business.fullName}: languages, projects, and the ways to ask.`,
    team: 'Our Team',
    agents: 'All agents',
    languages: 'Languages',
    registration: (number: string) => `Broker registration number (BRN) ${number}`,
    whatsapp: 'WhatsApp',
    about: (name: string) => `About ${name}`,
    card: 'Business card',
    cardMore: 'Keep it in your contacts',
    ask: (name: string) => `Ask ${name}`,
    notFound: 'Agent not found',
    lostReason: 'The agent may have moved on, or the link was cut off on its way.',
    near: 'Agents who can help',
  }),
});
