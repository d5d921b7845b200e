/** What the browser must know of a release to load it. URLs are site paths that carry the version. */
export interface BrowserRelease {
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  /** What the content of the entry must be, as Subresource Integrity writes it; left out in development. */
  readonly integrity?: string;
  /** The modules that the release has. */
  readonly modules: readonly string[];
}

/** The release of each remote; `null` where the store has none that can be used. */
export type BrowserReleases = Readonly<Record<string, BrowserRelease | null>>;
