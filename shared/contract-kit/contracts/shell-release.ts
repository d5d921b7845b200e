import type { ReleaseFile } from './release';

/** The shell's name in a release store, beside those of the remotes. */
export const shellName = 'shell';

/**
 * `release.json` of a release of the shell: `<store>/shell/<version>/` has it with `browser/` and `server/`. Immutable, and its
 * version is derived from its sources, like a remote's. All paths are relative to its folder.
 */
export interface ShellRelease {
  readonly name: typeof shellName;
  readonly version: string;
  /** The version of the contract that it provides to remotes; it serves the previous major version as well. */
  readonly contract: string;
  /** Packages with native code, which it cannot bundle, each with the exact version that it needs. */
  readonly packages: Readonly<Record<string, string>>;
  /** The browser files of every document, and the inlined styles. */
  readonly entry: {
    readonly js: readonly string[];
    readonly css: readonly string[];
    readonly fonts: readonly string[];
    /** What dialogs need beside their own code, fetched before one is opened; earlier releases lack it. */
    readonly later?: readonly string[];
  };
  /** The additional files of each page of the shell, by its name. */
  readonly pages: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
  /** The additional styles of each dialog of the shell, by its name, for visitors without script; earlier releases lack them. */
  readonly dialogs?: Readonly<Record<string, { readonly css: readonly string[] }>>;
  /** The scripts in further languages by their codes (ISO 639-1); none in earlier releases. */
  readonly languages?: Readonly<
    Record<
      string,
      {
        readonly js: readonly string[];
        readonly later: readonly string[];
        readonly pages: Readonly<Record<string, readonly string[]>>;
      }
    >
  >;
  /** The browser files of the office; none when left out, as in releases without an office. */
  readonly office?: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly files: Readonly<Record<string, ReleaseFile>>;
}
