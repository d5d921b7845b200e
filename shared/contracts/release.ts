/** One file of a release. `sha384` is base64, as Subresource Integrity writes it. */
export interface ReleaseFile {
  readonly bytes: number;
  readonly sha384: string;
}

/** What one exposed module needs: its server bundle, and the browser files that load with it. */
export interface ReleasedModule {
  readonly server: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * `release.json` of one release of one remote. All paths are relative to the release's folder, which holds `browser/`
 * and `server/`. A release is immutable: its version is derived from the content of its files.
 */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly contractVersion: number;
  /** The global variable that the browser entry sets. */
  readonly container: string;
  readonly entry: string;
  readonly modules: Readonly<Record<string, ReleasedModule>>;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Where the files below `browser/` are served; set in development only, else `releasePublicPath`. */
  readonly publicPath?: string;
}

/** `<store>/<name>/current.json`: the one pointer that a publication moves. */
export interface ReleasePointer {
  readonly version: string;
}

/** Where, below the remote's folder in the store, stands when a release was last live: an ISO 8601 time. */
export function liveMark(version: string): string {
  return `.live/${version}`;
}

/** Where the shell serves a release's browser files. Versioned, so that a document can pin what it was rendered with. */
export function releasePublicPath({
  name,
  version,
  publicPath,
}: Pick<Release, 'name' | 'version' | 'publicPath'>): string {
  return publicPath ?? `/remotes/${name}/${version}/`;
}

/** Stands in a server bundle where the release's public path belongs; the shell puts it in when it loads the bundle. */
export const publicPathPlaceholder = '/__iwan_public_path__/';
