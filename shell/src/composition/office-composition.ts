import type { Titled } from '@iwan/shared/contracts/titles';
import type { BrowserRelease } from './composition';

/** The groups of the menu, in their order, and the places (`inMenu`) from which each begins. */
export const menuGroups = { leads: 0, catalogue: 100, content: 300, site: 880, office: 900 } as const;

export type MenuGroup = keyof typeof menuGroups;

/** A screen of the office, and its route. */
export interface OfficePage extends Titled {
  /** `remote/page` for a remote's, its own name for one of the shell. */
  readonly name: string;
  /** `null`: one of the shell's. */
  readonly remote: string | null;
  /** The name under which the remote's container exposes it; for a screen of the shell its own name. */
  readonly module: string;
  /** The path of its route: `/office/projects/:id`. */
  readonly path: string;
  /** Its group in the menu; missing where another screen links to it. */
  readonly group?: MenuGroup;
  readonly resource?: string;
}

/** What the browser must know of a release to load its screens. */
export type OfficeRelease = Omit<BrowserRelease, 'modules'>;

/** The office composed of the live releases. It is part of its document. */
export interface OfficeComposition {
  /** In the order of the menu. */
  readonly pages: readonly OfficePage[];
  readonly releases: Readonly<Record<string, OfficeRelease>>;
}
