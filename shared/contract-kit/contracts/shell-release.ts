import type { ReleaseFile } from './release';

/** The name that the shell goes by in a release store, beside those of the remotes. */
export const shellName = 'shell';

/**
 * `release.json` of one release of the shell: `<store>/shell/<version>/` holds it, `browser/` and `server/`. Immutable,
 * and its version derived from what it was built from, like a remote's. All paths are relative to its folder.
 */
export interface ShellRelease {
  readonly name: typeof shellName;
  readonly version: string;
  /** The version of the contract that it provides to remotes; it serves the major version before as well. */
  readonly contract: string;
  /** The packages that it cannot carry because they hold machine code, each with the exact version that it needs. */
  readonly packages: Readonly<Record<string, string>>;
  /** The browser files that every document names, and the styles that stand in it. */
  readonly entry: {
    readonly js: readonly string[];
    readonly css: readonly string[];
    readonly fonts: readonly string[];
  };
  /** What each of the shell's own pages has beside the entry, by its name. */
  readonly pages: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
  /** The files of the office's program in the browser; none when left out, as in releases without an office. */
  readonly office?: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly files: Readonly<Record<string, ReleaseFile>>;
}
