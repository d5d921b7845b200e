import type { Head } from '@iwan/shared/contracts/module';
import type { SlotName } from '../remotes';

/** A page that the shell renders itself: its head, and the places of it where parts of remotes stand. */
export interface ShellPage {
  readonly head: Head;
  readonly slots: readonly SlotName[];
}

/** The shell's own pages by their names. */
export type ShellPages = Readonly<Record<string, ShellPage>>;
