import type { CallDeclaration } from './call';
import type { ReleasedOffice } from './office';
import type { Titled } from './titles';

/** One file of a release. Hashes are base64, as Subresource Integrity writes them. */
export interface ReleaseFile {
  readonly bytes: number;
  readonly sha384: string;
  /**
   * Of scripts and stylesheets: what the code that loads them asks for them by. Left out in releases whose code asks by no hash,
   * as it did before contract 3.
   */
  readonly sha256?: string;
}

/** The `integrity` attribute of an element that names a file of a release. */
export function integrityOf({ sha256, sha384 }: ReleaseFile): string {
  return sha256 === undefined ? `sha384-${sha384}` : `sha256-${sha256}`;
}

/** What one exposed module needs: its server bundle, and the browser files that load with it. */
export interface ReleasedModule {
  readonly server: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * When the HTML that the server has rendered gets its code. The shell's own code comes with the first part that needs it,
 * or when the visitor reaches for anything but a link:
 * - `load`: at once, for a page that is nothing without it (contract 2.1; before it as `idle`);
 * - `idle`: when it comes near the window, is touched, or the browser has nothing else to do, once the shell's code is
 *   there; a touch or a scroll anywhere brings that;
 * - `visible`: when it comes into the window, or is touched;
 * - `interaction`: when it is touched or gets the focus;
 * - `none`: never, it is text and links alone.
 *
 * Where a part of it cannot wait, its HTML says so: an element in it with `data-hydration="visible"` brings the code when it
 * comes into the window.
 */
export type Hydration = 'load' | 'idle' | 'visible' | 'interaction' | 'none';

export const hydrations: readonly Hydration[] = ['load', 'idle', 'visible', 'interaction', 'none'];

/** A page that a release has. */
export interface PageDeclaration {
  /** Told apart by it among the remote's pages; others build its address by `remote/name`. */
  readonly name: string;
  /** Which addresses mean it, as path-to-regexp writes them: `/guides/:id`, `/:developer-properties`. */
  readonly pattern: string;
  /** The name of the exposed module. */
  readonly module: string;
  /** Of two pages of one remote that an address fits, the one of the higher rank is meant. */
  readonly rank: number;
  readonly hydration: Hydration;
  /** An address of it that can be shown with recorded data. */
  readonly example: string;
  /** The places on it for parts of other remotes; none when left out, as in releases of contracts before 2.2. */
  readonly slots?: readonly string[];
  /** The names of the forms that its action takes; none when left out, as in releases of contracts before 3. */
  readonly forms?: readonly string[];
  /** Whether its address is a secret; not when left out. */
  readonly isPrivate?: boolean;
}

/** A part of a page, of the shell or of another remote, that a release fills. */
export interface SlotDeclaration {
  /** The name of the place (`shell/src/remotes.ts`). */
  readonly slot: string;
  readonly module: string;
  /** Where several may stand in one place, those of a higher rank come first. */
  readonly rank: number;
  readonly hydration: Hydration;
  /** Parameters of an address with which it can be shown with recorded data. */
  readonly example?: Readonly<Record<string, string>>;
  readonly forms?: readonly string[];
}

/** A dialog that a release offers to the whole site; its title is what it is called while it cannot be shown. */
export interface DialogDeclaration extends Titled {
  /** Opened by it: `dialogStore.open({ name: 'calculator' })`, or `?dialog=calculator` in an address. */
  readonly name: string;
  readonly module: string;
  readonly forms?: readonly string[];
  /** Whether what it shows without script is the visitor's own; not when left out. */
  readonly isPrivate?: boolean;
}

/** An address that answers bytes and no page. */
export interface ResourceDeclaration {
  readonly name: string;
  readonly pattern: string;
  /** Its server bundle. No module of the release: no browser has any of it, and a shell of contract 2 reads all modules. */
  readonly server: string;
}

/** What a release offers and what it needs: all that the shell must know of it before running any of it. */
export interface Declarations {
  /** The versions of the contract that it can be run by, as a semver range. */
  readonly contract: string;
  readonly pages: readonly PageDeclaration[];
  readonly slots: readonly SlotDeclaration[];
  /**
   * Those in places that came with a later version than 2.0. Apart in the file, because a shell without such places would tell
   * of them as refused; one of 2.2 and later reads them as `slots`.
   */
  readonly laterSlots?: readonly SlotDeclaration[];
  readonly dialogs: readonly DialogDeclaration[];
  /** None when left out, as in releases of contracts before 3. */
  readonly resources?: readonly ResourceDeclaration[];
  /** The services outside of the site that it asks; none when left out, likewise. */
  readonly services?: readonly string[];
  /**
   * The calls of the backend that it makes, and which of them may be kept (contract 3). Left out in earlier releases, which may
   * make those of section 7; none where it is empty.
   */
  readonly calls?: readonly CallDeclaration[];
  /**
   * From which version of the backend's contract on it works, and which calls of that it makes: all that a shell reads which does
   * not know `calls`.
   */
  readonly backend: { readonly contract: string; readonly calls: readonly string[] };
}

/**
 * `release.json` of one release of one remote. All paths are relative to the release's folder, which holds `browser/`
 * and `server/`. A release is immutable: its version is derived from what it was built from.
 */
export interface Release extends Declarations {
  /** `releaseSchemaId`. Left out in releases of contract 2; no shell reads it. */
  readonly $schema?: string;
  readonly name: string;
  readonly version: string;
  /** The major version of the contract: what every shell, however old, can read of it. */
  readonly contractVersion: number;
  /** The singletons that it asks the shell for, each with the range of versions that it works with. */
  readonly singletons: Readonly<Record<string, string>>;
  /** The global variable that the browser entry sets. */
  readonly container: string;
  readonly entry: string;
  readonly modules: Readonly<Record<string, ReleasedModule>>;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Its screens of the office; none when left out, as in releases of contracts before 3.1. */
  readonly office?: ReleasedOffice;
  /** Where the files below `browser/` are served; set in development only, else `releasePublicPath`. */
  readonly publicPath?: string;
}

/**
 * Names the JSON Schema of `release.json`: the file `contracts/release.schema.json` of this package. The number is the major
 * version of the contract. It identifies the schema and is no address to load it from.
 */
export const releaseSchemaId = 'urn:iwan:release:3';

/** How a remote may be called: packages, folders, addresses and containers have the name. */
export const remoteNamePattern = /^[a-z][a-z0-9-]{0,99}$/;

/** How a form may be called: its address, and the query of the page that it was posted from, have the name. */
export const formNamePattern = /^[a-z][a-z0-9-]{0,59}$/;

/** A word that the version of a release can be: it names a folder of the store and stands in addresses. */
export const versionPattern = /^\w[\w.-]*$/;

/** `<store>/<name>/current.json`: the one pointer that a publication moves. `null`: the remote was withdrawn. */
export interface ReleasePointer {
  readonly version: string | null;
}

/** `<store>/grants.json`: what was granted to remotes beside what the shell itself grants. */
export type StoredGrants = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;

export const grantsFile = 'grants.json';

/** Where, below the remote's folder in the store, stands when a release was last live: an ISO 8601 time. */
export function liveMark(version: string): string {
  return `.live/${version}`;
}

/**
 * The name of Module Federation's manifest among the browser files of every release, the shell's too: for the developer tools
 * of the field. No page loads it.
 */
export const federationManifest = 'mf-manifest.json';

/** Where the shell serves a release's browser files. Versioned, so that a document can pin what it was rendered with. */
export function releasePublicPath({
  name,
  version,
  publicPath,
}: Pick<Release, 'name' | 'version' | 'publicPath'>): string {
  return publicPath ?? `/remotes/${name}/${version}/`;
}

/** Where a visitor asks to see a release that is offered as a preview: a path of the site. */
export function previewAddress({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/__preview/${name}/${version}`;
}

/** Stands in a server bundle where the release's public path belongs; the shell puts it in when it loads the bundle. */
export const publicPathPlaceholder = '/__iwan_public_path__/';
