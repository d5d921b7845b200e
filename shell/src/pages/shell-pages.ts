import type { Head } from '@iwan/shared/contracts/module';
import type { ComponentType } from 'react';
import type { PageName, SlotName } from '../remotes';
import { homeHead } from './home/home-head';
import { HomePage } from './home/home-page';

/** A page that the shell renders itself, with the slots of remotes that stand on it. */
export interface ShellPage {
  /** `intro`: the page is the first of a visit's document. */
  readonly Component: ComponentType<{ readonly intro: boolean }>;
  readonly head: Head;
  readonly slots: readonly SlotName[];
}

/** The shell's own pages. One line a page; its code is in the folder of its name. */
export const shellPages: Readonly<Partial<Record<PageName, ShellPage>>> = {
  home: {
    Component: HomePage,
    head: homeHead,
    slots: ['hero-search', 'premier-listings', 'fresh-finds', 'agent-spotlight', 'developers-carousel'],
  },
};
