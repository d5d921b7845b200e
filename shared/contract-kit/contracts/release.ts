import type { CallDeclaration } from './call';
import type { LeadDeclaration } from './lead';
import type { ReleasedOffice } from './office';
import type { Titled } from './titles';

/** A file of a release. Hashes are base64, as in Subresource Integrity. */
export interface ReleaseFile {
  readonly bytes: number;
  readonly sha384: string;
  /**
   * For scripts and stylesheets: the hash by which the code that loads them verifies them. Left out in releases before contract
   * 3, whose code does not.
   */
  readonly sha256?: string;
}

/** The `integrity` attribute for a file of a release. */
export function integrityOf({ sha256, sha384 }: ReleaseFile): string {
  return sha256 === undefined ? `sha384-${sha384}` : `sha256-${sha256}`;
}

/** The files of an exposed module: its server bundle, and its browser files. */
export interface ReleasedModule {
  readonly server: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  /**
   * Scripts and styles that a touch on it is likely to need, which it imports itself as a chunk named `later-…`: fetched before that, and
   * not run. None when left out, as in releases before contract 3.2.
   */
  readonly later?: readonly string[];
}

/** The scripts of a release in a further language of visitors; its styles and its server bundles are those of every language. */
export interface ReleasedLanguage {
  readonly entry: string;
  readonly modules: Readonly<Record<string, Pick<ReleasedModule, 'js' | 'later'>>>;
}

/**
 * When server-rendered HTML is hydrated. The shell's own code is loaded with the first part that needs it, or when the visitor
 * uses anything but a link:
 * - `load`: at once, for a page that is useless without it;
 * - `idle`: when it comes near the window, is touched, or the browser is idle, once the shell's code is loaded; a touch or a
 *   scroll anywhere loads that;
 * - `visible`: when it comes into the window, or is touched;
 * - `interaction`: when it is touched or gets the focus;
 * - `none`: never, since it is only text and links.
 *
 * A part of it that needs script earlier has `data-hydration="visible"` in its HTML: an element with it causes hydration when
 * it comes into the window.
 */
export type Hydration = 'load' | 'idle' | 'visible' | 'interaction' | 'none';

export const hydrations: readonly Hydration[] = ['load', 'idle', 'visible', 'interaction', 'none'];

/** A page of a release. */
export interface PageDeclaration {
  /** Unique among the remote's pages; other remotes build its address by `remote/name`. */
  readonly name: string;
  /** The pattern of its addresses, words and parameters between slashes: `/guides/:id`, `/:developer-properties`. */
  readonly pattern: string;
  /** The name of the exposed module. */
  readonly module: string;
  /** Where an address matches two pages of a remote, the one with the higher rank wins. */
  readonly rank: number;
  readonly hydration: Hydration;
  /** An address that can be rendered with recorded data. */
  readonly example: string;
  /** Slots on it for other remotes; none when left out. */
  readonly slots?: readonly string[];
  /** The names of the forms that its action handles; none when left out. */
  readonly forms?: readonly string[];
  /** Whether its address is a secret; false when left out. */
  readonly isPrivate?: boolean;
}

/** A slot that a release fills, on a page of the shell or of another remote. */
export interface SlotDeclaration {
  /** The name of the slot (`shell/src/remotes.ts`). */
  readonly slot: string;
  readonly module: string;
  /** Where several remotes fill one slot, those with a higher rank come first. */
  readonly rank: number;
  readonly hydration: Hydration;
  /** Parameters with which it can be rendered with recorded data. */
  readonly example?: Readonly<Record<string, string>>;
  readonly forms?: readonly string[];
}

/** A dialog of a release; its title is shown while it cannot be loaded. */
export interface DialogDeclaration extends Titled {
  /** To open it: `dialogStore.open({ name: 'calculator' })`, or `?dialog=calculator` in an address. */
  readonly name: string;
  readonly module: string;
  readonly forms?: readonly string[];
  /** Whether its content without script is private; false when left out. */
  readonly isPrivate?: boolean;
}

/** An address with bytes instead of a page. */
export interface ResourceDeclaration {
  readonly name: string;
  readonly pattern: string;
  /** Its server bundle. Not among the modules of the release: it has no browser files. */
  readonly server: string;
}

/** What a release exposes and needs: everything that the shell has to know before running any of it. */
export interface Declarations {
  /** The versions of the contract that it supports, as a semver range. */
  readonly contract: string;
  readonly pages: readonly PageDeclaration[];
  readonly slots: readonly SlotDeclaration[];
  readonly dialogs: readonly DialogDeclaration[];
  /** None when left out. */
  readonly resources?: readonly ResourceDeclaration[];
  /** The external services that it uses; none when left out. */
  readonly services?: readonly string[];
  /** Its own kinds of leads (contract 3.2); none when left out. */
  readonly leads?: readonly LeadDeclaration[];
  /** The calls of the backend that it makes, and which of them may be cached; none when left out. */
  readonly calls?: readonly CallDeclaration[];
  /** The supported versions of the backend's contract, and which of its calls it makes. */
  readonly backend: { readonly contract: string; readonly calls: readonly string[] };
}

/**
 * `release.json` of a release of a remote. All paths are relative to the release's folder, which has `browser/` and `server/`.
 * A release is immutable: its version is derived from its sources.
 */
export interface Release extends Declarations {
  /** `releaseSchemaId`; no shell reads it. */
  readonly $schema?: string;
  readonly name: string;
  readonly version: string;
  /** The major version of the contract: the one field that every shell, however old, can read. */
  readonly contractVersion: number;
  /** The singletons that it requires from the shell, each with a semver range. */
  readonly singletons: Readonly<Record<string, string>>;
  /** The global variable that the browser entry sets. */
  readonly container: string;
  readonly entry: string;
  readonly modules: Readonly<Record<string, ReleasedModule>>;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /**
   * Further languages of its texts by their codes (ISO 639-1, contract 3.2). In a language that it does not have, its parts are shown in the
   * default language.
   */
  readonly languages?: Readonly<Record<string, ReleasedLanguage>>;
  /** Its screens of the office; none when left out, as in releases before contract 3.1. */
  readonly office?: ReleasedOffice;
  /** The base URL of the files below `browser/`; set in development only, otherwise `releasePublicPath`. */
  readonly publicPath?: string;
}

/**
 * The id of the JSON Schema of `release.json`: the file `contracts/release.schema.json` of this package. The number is the
 * major version of the contract. It is not an address to load it from.
 */
export const releaseSchemaId = 'urn:iwan:release:3';

/** Valid names of remotes, which are used for packages, folders, addresses and containers. */
export const remoteNamePattern = /^[a-z][a-z0-9-]{0,99}$/;

/** Valid names of forms, which are used in addresses and in the query of the page to which a visitor returns. */
export const formNamePattern = /^[a-z][a-z0-9-]{0,59}$/;

/** Valid versions of releases, which are used for folders of the store and in addresses. */
export const versionPattern = /^\w[\w.-]*$/;

/** `<store>/<name>/current.json`: the pointer that a publication updates. `null`: the remote was withdrawn. */
export interface ReleasePointer {
  readonly version: string | null;
}

/** `<store>/grants.json`: grants to remotes beside those of the shell itself. */
export type StoredGrants = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;

export const grantsFile = 'grants.json';

/** The path of the time at which a release was last live, relative to the remote's folder in the store: ISO 8601. */
export function liveMark(version: string): string {
  return `.live/${version}`;
}

/**
 * The name of Module Federation's manifest among the browser files of every release, the shell's included: for developer tools.
 * No page loads it.
 */
export const federationManifest = 'mf-manifest.json';

/** The folder of a release's container for other hosts, which no page of the site loads. */
export const hostedFolder = 'browser/container/';

/** The base URL of a release's browser files. Versioned, so that a document loads the files that it was rendered with. */
export function releasePublicPath({
  name,
  version,
  publicPath,
}: Pick<Release, 'name' | 'version' | 'publicPath'>): string {
  return publicPath ?? `/remotes/${name}/${version}/`;
}

/** The address at which a visitor sees a release that is offered as a preview: a path of the site. */
export function previewAddress({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/__preview/${name}/${version}`;
}

/** A placeholder in a server bundle for the release's public path; the shell replaces it when it loads the bundle. */
export const publicPathPlaceholder = '/__iwan_public_path__/';
