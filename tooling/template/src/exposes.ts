import { blogCalls, contactCall } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';
import { visitLead } from './pages/visit/visit-lead';

/**
 * The modules of this remote: a page named `start` is the folder `src/pages/start`, a slot the folder of its name in
 * `src/slots`. Every call of the backend that they make is declared here.
 */
export const exposes = defineExposes({
  pages: {
    start: { pattern: '/guides' },
    visit: { pattern: '/guides/visit', forms: ['visit'] },
  },
  slots: {
    'home-more': { hydration: 'none' },
  },
  leads: { visit: visitLead },
  calls: [blogCalls.list, contactCall],
  backend: { contract: '^1.0.0' },
});
