import type { Titled } from '@iwan/shared/contracts/titles';
import type { BrowserRelease } from './releases';

/** A screen of the office, and its pattern. */
export interface OfficePage extends Titled {
  /** `remote/page` for a remote's, its own name for one of the shell. */
  readonly name: string;
  /** `null`: one of the shell's. */
  readonly remote: string | null;
  /** The name under which the remote's container exposes it; for a screen of the shell its own name. */
  readonly module: string;
  /** As in `Route`. */
  readonly matches: string;
  readonly params: readonly string[];
  /** The target of the menu: the pattern of a page without parameters. Pages without it are not in the menu. */
  readonly path?: string;
  readonly resource?: string;
}

/** What the browser must know of a release to load its screens. */
export type OfficeRelease = Omit<BrowserRelease, 'modules'>;

/** The office composed of the live releases. It is part of its document. */
export interface OfficeComposition {
  /** In the order of the menu; the first that matches an address is its screen. */
  readonly pages: readonly OfficePage[];
  readonly releases: Readonly<Record<string, OfficeRelease>>;
}
