import type { ShellPages } from '../federation/shell-page';
import { homeHead } from './home/home-head';

/** The shell's own pages. Their components are in `page-components.ts`. */
export const shellPages: ShellPages = {
  home: {
    head: homeHead,
    slots: ['hero-search', 'premier-listings', 'fresh-finds', 'agent-spotlight', 'developers-carousel', 'home-more'],
  },
};
