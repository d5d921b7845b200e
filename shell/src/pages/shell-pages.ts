import { lazyCode, type ShellPages } from '../federation/page/shell-page';

/** The shell's own pages, a folder each. The document finds the files of a page by the name of its chunk. */
export const shellPages: ShellPages = {
  home: {
    slots: ['hero-search', 'premier-listings', 'fresh-finds', 'agent-spotlight', 'developers-carousel', 'home-more'],
    hydration: 'interaction',
    code: lazyCode(async () => (await import(/* webpackChunkName: "pages-home" */ './home')).page),
  },
  about: {
    slots: ['masterminds'],
    hydration: 'interaction',
    code: lazyCode(async () => (await import(/* webpackChunkName: "pages-about" */ './about')).page),
  },
  'contact-us': {
    slots: [],
    hydration: 'interaction',
    code: lazyCode(async () => (await import(/* webpackChunkName: "pages-contact-us" */ './contact-us')).page),
  },
  faq: {
    slots: [],
    hydration: 'none',
    code: lazyCode(async () => (await import(/* webpackChunkName: "pages-faq" */ './faq')).page),
  },
  'privacy-policy': {
    slots: [],
    hydration: 'none',
    code: lazyCode(async () => (await import(/* webpackChunkName: "pages-privacy-policy" */ './privacy-policy')).page),
  },
  'terms-and-condition': {
    slots: [],
    hydration: 'none',
    code: lazyCode(
      async () => (await import(/* webpackChunkName: "pages-terms-and-condition" */ './terms-and-condition')).page,
    ),
  },
};
