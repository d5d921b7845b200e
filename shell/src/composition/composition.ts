import type { Hydration } from '@iwan/shared/contracts/release';
import type { Titled } from '@iwan/shared/contracts/titles';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';

/** What the browser must know of a release to load it. URLs are site paths that carry the version. */
export interface BrowserRelease {
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  /** The Subresource Integrity of the entry; missing in development. */
  readonly integrity?: string;
  /** It does not have the language of the page: its parts are shown in the default language. */
  readonly isUntranslated?: true;
  /** The modules that the release has. */
  readonly modules: readonly string[];
}

/** The release of each remote; `null` where the store has no usable one. */
export type BrowserReleases = Readonly<Record<string, BrowserRelease | null>>;

/** A module of a remote, and when its server-rendered HTML is hydrated. */
export interface RemoteModule {
  readonly remote: string;
  /** The name under which the remote exposes it. */
  readonly module: string;
  readonly hydration: Hydration;
}

/** The target of an address of the site. */
export type Target =
  | { readonly kind: 'shell' }
  /** `slots`: the slots on it for parts of other remotes. */
  | {
      readonly kind: 'remote';
      readonly source: RemoteModule;
      readonly slots?: readonly string[];
      /** Its address contains a secret. */
      readonly isPrivate?: true;
    }
  /** Granted to a remote whose live release has no such page. */
  | { readonly kind: 'unpublished'; readonly remote: string }
  /** Granted to a remote that has no live release. */
  | { readonly kind: 'unavailable'; readonly remote: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Below a granted prefix, without a page. */
  | { readonly kind: 'unknown' };

/** One address of the site, or several by parameters. The first that matches an address determines its target. */
export interface Route {
  /** The name of a row of section 2, or `remote/page` of any other page. */
  readonly name: string;
  /** Its pattern: `/developers/:developer-properties`, or `/blog/*` for whatever is below an address. */
  readonly path: string;
  readonly target: Target;
  /** Whether it matches any segment: a newer release may have a page there that this tab does not know. */
  readonly isCatchAll?: boolean;
}

export interface ComposedDialog extends Titled {
  readonly source: RemoteModule;
  /** Without JavaScript it shows the visitor's own data. */
  readonly isPrivate?: true;
}

/**
 * The site composed of the live releases: all that the browser must know before it loads any of them. It is part of the
 * document, and is requested again during the visit.
 */
export interface Composition {
  readonly routes: readonly Route[];
  /** The parts of each slot, in their order. */
  readonly slots: Readonly<Record<string, readonly RemoteModule[]>>;
  readonly dialogs: Readonly<Record<string, ComposedDialog>>;
  /** The patterns of pages outside the table of section 2, by `remote/page`, for links to them. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly releases: BrowserReleases;
}

/** An address of a remote that responds with bytes. */
export interface ComposedResource {
  /** As in `Route`. */
  readonly path: string;
  readonly remote: string;
  /** The name in its release. */
  readonly name: string;
}

/** A module whose action handles a form. */
export interface FormTaker {
  readonly remote: string;
  readonly module: string;
}

/** The handlers of each form, by its name, in the order of their grants. */
export type ComposedForms = ReadonlyMap<string, readonly FormTaker[]>;

/** The composition of the live releases: the browser's part, and the part of the document server only. */
export interface ComposedParts {
  readonly composition: Composition;
  readonly resources: readonly ComposedResource[];
  readonly forms: ComposedForms;
  /** The form that is posted to the address of a page itself, by the path of its route. */
  readonly ownForms: ReadonlyMap<string, string>;
}

/** The address at which a tab requests the current composition. */
export const compositionPath = '/composition.json';

/** The same in a language (ISO 639-1). */
export function compositionAddress(code: string): string {
  return code === defaultLanguage.code ? compositionPath : `${compositionPath}?language=${code}`;
}

/** The composition as it is sent there. Open tabs of earlier releases of the shell read `routes` of another form. */
export type SentComposition = Omit<Composition, 'routes'> & { readonly table: Composition['routes'] };

export function sentComposition({ routes, ...rest }: Composition): SentComposition {
  return { ...rest, table: routes };
}

export function receivedComposition({ table, ...rest }: SentComposition): Composition {
  return { ...rest, routes: table };
}
