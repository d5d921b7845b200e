import { blogCalls, contactCall } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';

/**
 * What this remote exposes: the pages and the slot of a new remote, a page for each guide with a form, a dialog, a feed
 * and a screen of the office.
 */
export const exposes = defineExposes({
  pages: {
    start: { pattern: '/guides' },
    visit: { pattern: '/guides/visit', rank: 1, forms: ['visit'] },
    guide: { pattern: '/guides/:id', example: '/guides/5', hydration: 'interaction', forms: ['ask-guide'] },
    'office-guides': {
      ...{ audience: 'office', pattern: '/office/guides', module: 'guides', inMenu: 400 },
      title: () => 'Guides to edit',
    },
  },
  slots: {
    'home-more': { hydration: 'none' },
  },
  dialogs: {
    'ask-guide': { title: 'Ask about a guide', forms: ['ask-guide'] },
  },
  resources: {
    feed: { pattern: '/guides/feed.txt' },
  },
  // That of the page of a new remote.
  leads: {
    visit: {
      title: 'New visit',
      consent: 'I consent to having this website store my submitted information',
      fields: {
        name: { kind: 'name', missing: 'Enter your name.' },
        phone: { kind: 'phone', missing: 'Please give your phone number' },
        day: { kind: 'text', missing: 'Please choose a day' },
      },
    },
  },
  calls: [blogCalls.list, contactCall],
  backend: { contract: '^1.0.0' },
});
