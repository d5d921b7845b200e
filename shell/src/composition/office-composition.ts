import type { Titled } from '@iwan/shared/contracts/titles';
import type { BrowserRelease } from './releases';

/** A screen of the office, and what its addresses look like. */
export interface OfficePage extends Titled {
  /** Of a remote `remote/page`, of the shell its own name. */
  readonly name: string;
  /** `null`: the shell's own. */
  readonly remote: string | null;
  /** The name under which the remote's container exposes it; the shell's own name of the screen. */
  readonly module: string;
  /** As of a `Route`. */
  readonly matches: string;
  readonly params: readonly string[];
  /** Where the menu leads to: the pattern of a page without parameters. Pages without it stand in no menu. */
  readonly path?: string;
  readonly resource?: string;
}

/** What the browser must know of a release to load its screens. */
export type OfficeRelease = Omit<BrowserRelease, 'modules'>;

/** The office as it is made of the live releases. Stands in its document. */
export interface OfficeComposition {
  /** In the order of the menu; the first that fits an address says what it means. */
  readonly pages: readonly OfficePage[];
  readonly releases: Readonly<Record<string, OfficeRelease>>;
}
