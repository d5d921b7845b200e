import {
  agentCalls,
  areaCalls,
  contactCall,
  developerCalls,
  projectCalls,
  salesCalls,
  searchAlertCalls,
} from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';
import { recordScreens } from '@iwan/shared/contracts/office';
import { shortlistCalls } from './calls';
import { textsOf as savedTexts } from './dialogs/saved/texts';
import { textsOf as areasTexts } from './office/areas/texts';
import { textsOf as projectsTexts } from './office/projects/texts';
import { textsOf as salesTexts } from './office/sales/texts';

/** What this remote exposes, one line for each page, slot or dialog: the folder of that name in `src/pages`, `src/slots`, … */
export const exposes = defineExposes({
  pages: {
    properties: { pattern: '/properties' },
    compare: { pattern: '/compare', example: '/compare?project=11' },
    'payment-plan': { pattern: '/compare/payment-plan', example: '/compare/payment-plan?project=11' },
    // The address of the file that the page has replaced.
    'payment-plan-file': {
      pattern: '/compare/payment-plan/:file',
      module: 'payment-plan',
      example: '/compare/payment-plan/pdf?project=11',
    },
    map: { pattern: '/map' },
    'filter-property': { pattern: '/filter-property' },
    'filter-all-property': { pattern: '/filter-all-property' },
    'area-listing': { pattern: '/locations/:location', example: '/locations/dubai-marina' },
    'project-by-id': { pattern: '/property-details/:id', example: '/property-details/11' },
    project: {
      pattern: '/:developer-properties/:project',
      example: '/marensand-developments-properties/harbour-gate/',
      forms: ['enquiry'],
    },
    'trending-project': {
      pattern: '/:developer/:project',
      module: 'project',
      example: '/marensand-developments/harbour-gate/',
      forms: ['enquiry'],
    },
    listing: { pattern: '/:location', example: '/apt-for-sale-in-dubai' },
    'open-data': { pattern: '/open-data', hydration: 'none' },
    'search-alert': {
      pattern: '/search-alerts/:step',
      example: '/search-alerts/sent',
      hydration: 'interaction',
      isPrivate: true,
      forms: ['search-alert-link', 'search-alert'],
    },
    shortlist: {
      ...{ pattern: '/shortlist/:token', example: '/shortlist/new', isPrivate: true },
      forms: ['shortlist', 'new-shortlist', 'shortlist-change'],
    },
    ...recordScreens({
      ...{ path: '/office/areas', list: 'areas', record: 'area', resource: 'areas', inMenu: 110 },
      title: (locale) => areasTexts(locale).title,
    }),
    'office-sales': {
      ...{ audience: 'office', pattern: '/office/sales', module: 'sales', resource: 'projects', inMenu: 120 },
      title: (locale) => salesTexts(locale).title,
    },
    ...recordScreens({
      ...{ path: '/office/projects', list: 'projects', record: 'project', resource: 'projects', inMenu: 100 },
      title: (locale) => projectsTexts(locale).title,
    }),
  },
  slots: {
    'hero-search': {},
    'premier-listings': {},
    'fresh-finds': {},
    'projects-of-developer': { hydration: 'visible', example: { developer: 'marensand-developments' } },
    'projects-of-agent': { hydration: 'visible', example: { agent: 'layla-haddad' } },
  },
  dialogs: {
    saved: { title: (locale) => savedTexts(locale).title },
  },
  resources: {
    'payment-plan': { pattern: '/compare/payment-plan/ics' },
    'permit-code': { pattern: '/compare/permit-code/:id' },
    prices: { pattern: '/open-data/prices.csv' },
  },
  calls: [
    ...Object.values(projectCalls),
    developerCalls.list,
    agentCalls.list,
    contactCall,
    ...Object.values(areaCalls),
    ...Object.values(salesCalls),
    ...Object.values(searchAlertCalls),
    ...shortlistCalls,
  ],
  backend: { contract: '^1.0.0' },
});
