import type { Head } from '@iwan/shared/contracts/module';
import type { SlotName } from '../remotes';
import { homeHead } from './home/home-head';

/** A page that the shell renders itself: its head, and the slots of remotes that stand on it. */
export interface ShellPage {
  readonly head: Head;
  readonly slots: readonly SlotName[];
}

/** The shell's own pages. Their components are in `page-components.ts`. */
export const shellPages: Readonly<Record<string, ShellPage>> = {
  home: {
    head: homeHead,
    slots: ['hero-search', 'premier-listings', 'fresh-finds', 'agent-spotlight', 'developers-carousel', 'home-more'],
  },
};
