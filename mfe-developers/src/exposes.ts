import { agentCalls, contactCall, developerCalls } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';
import { teamCall } from './calls';

/** What this remote offers, one line a page or slot: the folder of that name in `src/pages` or `src/slots`. */
export const exposes = defineExposes({
  // Runs in the shell before too, which then answers for its forms and resources itself.
  contract: '^2.2.0 || ^3.0.0',
  pages: {
    developers: { pattern: '/developers' },
    developer: {
      pattern: '/developers/:developer-properties',
      example: '/developers/marensand-developments-properties/',
      forms: ['enquiry'],
      slots: ['projects-of-developer'],
    },
    'developer-short': {
      pattern: '/:developer-properties',
      module: 'developer',
      example: '/marensand-developments-properties/',
      forms: ['enquiry'],
      slots: ['projects-of-developer'],
    },
    agent: {
      pattern: '/agents/:agent',
      example: '/agents/layla-haddad/',
      forms: ['enquiry'],
      slots: ['projects-of-agent'],
    },
    agents: { pattern: '/our-team/agents', hydration: 'none' },
    'our-team': { pattern: '/our-team', hydration: 'none' },
    'video-gallery': { pattern: '/video-gallery' },
  },
  slots: {
    'agent-spotlight': { hydration: 'none' },
    'developers-carousel': {},
    masterminds: { since: '2.2.0' },
  },
  calls: [...Object.values(agentCalls), ...Object.values(developerCalls), teamCall, contactCall],
  backend: { contract: '^1.0.0' },
});
