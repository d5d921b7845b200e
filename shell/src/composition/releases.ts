/** What the browser must know of a release to load it. URLs are site paths that carry the version. */
export interface BrowserRelease {
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  /** The Subresource Integrity of the entry; missing in development. */
  readonly integrity?: string;
  /** The modules that the release has. */
  readonly modules: readonly string[];
}

/** The release of each remote; `null` where the store has no usable one. */
export type BrowserReleases = Readonly<Record<string, BrowserRelease | null>>;
