import type { CallDeclaration } from './call';
import type { ExposedOfficePage } from './office';
import type { Hydration } from './release';

/** A page of a remote, as its table of contents says it. */
export interface ExposedPage {
  /** Which addresses mean it, as path-to-regexp writes them: `/guides/:id`, `/:developer-properties`. */
  readonly pattern: string;
  /** The folder in `src/pages`; the page's own name when left out. */
  readonly module?: string;
  /** Of two pages of this remote that an address fits, the one of the higher rank is meant; 0 when left out. */
  readonly rank?: number;
  /** When its code comes; `idle` when left out. */
  readonly hydration?: Hydration;
  /** An address that can be shown with recorded data; the pattern itself where it has no parameter. */
  readonly example?: string;
  /**
   * The places on it for parts of other remotes: its component has a `SlotPlace` of each name (contract 2.2; in an earlier
   * shell they stay empty).
   */
  readonly slots?: readonly string[];
  /**
   * The names of the forms that its module's action takes (contract 3); they post themselves to `formAction(name)`. What is
   * posted to an address of the page itself is the first of them.
   */
  readonly forms?: readonly string[];
  /** Its address is a secret, as of a link in a mail: nobody keeps the page, and no other site is told of it (contract 3). */
  readonly isPrivate?: boolean;
}

/** A part of a page of the shell, or of another remote, that a remote fills; its folder in `src/slots` has the name of the place. */
export interface ExposedSlot {
  /** Where several may stand in one place, those of a higher rank come first; 0 when left out. */
  readonly rank?: number;
  readonly hydration?: Hydration;
  /** Which version of the contract has brought its place; an earlier shell leaves it out. One of 2.0 when left out. */
  readonly since?: string;
  /** What a page says to it (the parameters of its address) that can be shown with recorded data; nothing when left out. */
  readonly example?: Readonly<Record<string, string>>;
  /** As of a page. */
  readonly forms?: readonly string[];
}

/** A dialog that a remote offers to the whole site; its folder in `src/dialogs` has its name. */
export interface ExposedDialog {
  /** What it is called while it cannot be shown, by locale (BCP 47); a text alone is the same in every language. */
  readonly title: string | ((locale: string) => string);
  /** As of a page. */
  readonly forms?: readonly string[];
  /**
   * What it shows without script is the visitor's own, as who is signed in: its loader asks the backend with the visitor's
   * cookies, and nobody keeps a page with it (contract 3).
   */
  readonly isPrivate?: boolean;
}

/** An address of a remote that answers bytes and no page (contract 3); its folder in `src/resources` has its name. */
export interface ExposedResource {
  /** As of a page. It lies below a prefix that is granted to the remote, or is granted by itself. */
  readonly pattern: string;
}

/** A remote's table of contents: all that it offers, and the calls of the backend that it makes for that. */
export interface Exposes {
  /**
   * From which version of the contract with the shell on, as a semver range; every version of today's major one when
   * left out. Said by a remote that uses what a minor version has added.
   */
  readonly contract?: string;
  /** Pages of the site, and screens of the office (`audience: 'office'`, contract 3.1). */
  readonly pages?: Readonly<Record<string, ExposedPage | ExposedOfficePage>>;
  readonly slots?: Readonly<Record<string, ExposedSlot>>;
  readonly dialogs?: Readonly<Record<string, ExposedDialog>>;
  readonly resources?: Readonly<Record<string, ExposedResource>>;
  /** The services outside of the site that its resources and loaders ask, by the names that the operator gives them. */
  readonly services?: readonly string[];
  /** The calls of the backend that it makes; of several teams each declares those that it makes itself. */
  readonly calls?: readonly CallDeclaration[];
  /** From which version of the backend's contract on it works, as a semver range. */
  readonly backend: { readonly contract: string };
}

/** Types a remote's table of contents; the identity at run time. */
export function defineExposes(exposes: Exposes): Exposes {
  return exposes;
}
