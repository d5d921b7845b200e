import type { Hydration } from '@iwan/shared/contracts/release';
import type { Titled } from '@iwan/shared/contracts/titles';
import type { BrowserReleases } from './releases';

/** A module of a remote, and when what it has rendered gets its code. */
export interface RemoteModule {
  readonly remote: string;
  /** The name under which the remote exposes it. */
  readonly module: string;
  readonly hydration: Hydration;
}

/** What an address of the site means. */
export type Target =
  | { readonly kind: 'shell' }
  /** `slots`: the places on it for parts of other remotes. */
  | {
      readonly kind: 'remote';
      readonly source: RemoteModule;
      readonly slots?: readonly string[];
      /** Its address is a secret. */
      readonly isPrivate?: true;
    }
  /** Granted to a remote whose live release has no such page. */
  | { readonly kind: 'unpublished'; readonly remote: string }
  /** Granted to a remote that has no live release. */
  | { readonly kind: 'unavailable'; readonly remote: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Below a prefix that is granted, and no page there. */
  | { readonly kind: 'unknown' };

/** One pattern of the site. The first one in order that fits an address says what it means. */
export interface Route {
  /** Of a row of section 2 its name, of any other page `remote/page`. */
  readonly name: string;
  /** What the pattern means as a regular expression over the path, case ignored. */
  readonly matches: string;
  /** The names of the parameters, in the order of the expression's groups. */
  readonly params: readonly string[];
  readonly target: Target;
  /** Whether any word fits: a newer release may have a page there that this tab does not know. */
  readonly isCatchAll?: boolean;
}

export interface ComposedDialog extends Titled {
  readonly source: RemoteModule;
  /** What it shows without script is the visitor's own. */
  readonly isPrivate?: true;
}

/**
 * The site as it is made of the live releases: all that the browser must know of them before it loads any. Travels in
 * the document, and is asked for again as the visitor goes on.
 */
export interface Composition {
  readonly routes: readonly Route[];
  /** The parts that stand in each place, in their order. */
  readonly slots: Readonly<Record<string, readonly RemoteModule[]>>;
  readonly dialogs: Readonly<Record<string, ComposedDialog>>;
  /** The patterns of pages outside of section 2's table, by `remote/page`, for whoever links there. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly releases: BrowserReleases;
}

/** An address of a remote that answers bytes. */
export interface ComposedResource {
  /** As of a `Route`. */
  readonly matches: string;
  readonly params: readonly string[];
  readonly remote: string;
  /** As its release calls it. */
  readonly name: string;
}

/** A module whose action takes a form. */
export interface FormTaker {
  readonly remote: string;
  readonly module: string;
}

/** Who takes each form, by its name, in the order of their rights. */
export type ComposedForms = ReadonlyMap<string, readonly FormTaker[]>;

/** What the live releases make together: what the browser knows of it, and what the document server alone does. */
export interface ComposedParts {
  readonly composition: Composition;
  readonly resources: readonly ComposedResource[];
  readonly forms: ComposedForms;
  /** The form that is posted to an address of a page itself, by the expression of its route. */
  readonly ownForms: ReadonlyMap<string, string>;
}

/** Where a tab asks for the current composition. */
export const compositionPath = '/composition.json';
