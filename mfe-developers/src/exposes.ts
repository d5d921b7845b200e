import { agentCalls, contactCall, developerCalls } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';
import { recordScreens } from '@iwan/shared/contracts/office';
import { figureCalls, teamCall } from './calls';
import { textsOf as agentsTexts } from './office/agents/texts';
import { textsOf as developersTexts } from './office/developers/texts';
import { textsOf as reviewsTexts } from './office/reviews/texts';
import { textsOf as teamTexts } from './office/team/texts';
import { textsOf as videosTexts } from './office/videos/texts';

/** What this remote exposes, one line for each page or slot: the folder of that name in `src/pages` or `src/slots`. */
export const exposes = defineExposes({
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
    'agent-booking': {
      ...{ pattern: '/agents/:agent/book', example: '/agents/layla-haddad/book', hydration: 'load' },
      forms: ['booking'],
    },
    'agent-review': {
      ...{ pattern: '/agents/:agent/review', example: '/agents/layla-haddad/review', hydration: 'none' },
      ...{ isPrivate: true, forms: ['agent-review'] },
    },
    agents: { pattern: '/our-team/agents', hydration: 'none' },
    'our-team': { pattern: '/our-team', hydration: 'none' },
    'video-gallery': { pattern: '/video-gallery' },
    ...recordScreens({
      ...{ path: '/office/developers', list: 'developers', record: 'developer', resource: 'developers', inMenu: 200 },
      title: (locale) => developersTexts(locale).title,
    }),
    ...recordScreens({
      ...{ path: '/office/agents', list: 'agents', record: 'agent', resource: 'agents', inMenu: 210 },
      title: (locale) => agentsTexts(locale).title,
    }),
    ...recordScreens({
      ...{ path: '/office/team', list: 'team', record: 'member', resource: 'team', inMenu: 220 },
      title: (locale) => teamTexts(locale).title,
    }),
    'office-videos': {
      ...{ audience: 'office', pattern: '/office/videos', module: 'videos', resource: 'developers', inMenu: 230 },
      title: (locale) => videosTexts(locale).title,
    },
    'office-reviews': {
      ...{ audience: 'office', pattern: '/office/reviews', module: 'reviews', resource: 'reviews', inMenu: 240 },
      title: (locale) => reviewsTexts(locale).title,
    },
    'office-video': {
      ...{ audience: 'office', pattern: '/office/videos/:id', module: 'video', resource: 'developers' },
      title: (locale) => videosTexts(locale).title,
    },
  },
  slots: {
    'agent-spotlight': { hydration: 'none' },
    'developers-carousel': {},
    masterminds: {},
  },
  calls: [...Object.values(agentCalls), ...Object.values(developerCalls), teamCall, ...figureCalls, contactCall],
  backend: { contract: '^1.0.0' },
});
