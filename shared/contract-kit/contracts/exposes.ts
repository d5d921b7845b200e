import type { CallDeclaration } from './call';
import type { LeadDeclaration } from './lead';
import type { ExposedOfficePage } from './office';
import type { Hydration } from './release';

/** A page of a remote in its table of contents. */
export interface ExposedPage {
  /** The pattern of its addresses, words and parameters between slashes: `/guides/:id`, `/:developer-properties`. */
  readonly pattern: string;
  /** The folder in `src/pages`; the page's own name when left out. */
  readonly module?: string;
  /** Where an address matches two pages of this remote, the one with the higher rank wins; 0 when left out. */
  readonly rank?: number;
  /** When its code is loaded; `idle` when left out. */
  readonly hydration?: Hydration;
  /** An address that can be rendered with recorded data; the pattern itself where it has no parameter. */
  readonly example?: string;
  /** Slots on it for other remotes: its component has a `SlotPlace` of each name. */
  readonly slots?: readonly string[];
  /**
   * The names of the forms that its module's action handles; they are posted to `formAction(name)`. What is posted
   * to an address of the page itself is the first of them.
   */
  readonly forms?: readonly string[];
  /**
   * Its address is a secret, as in a link of a mail: the page is never cached, no referrer is sent to other sites, and its loader
   * calls the backend with the visitor's cookies.
   */
  readonly isPrivate?: boolean;
}

/** A slot on a page of the shell or of another remote; its folder in `src/slots` has the name of the slot. */
export interface ExposedSlot {
  /** Where several remotes fill one slot, those with a higher rank come first; 0 when left out. */
  readonly rank?: number;
  readonly hydration?: Hydration;
  /** Parameters from the page's address with which it can be rendered with recorded data; none when left out. */
  readonly example?: Readonly<Record<string, string>>;
  /** As for a page. */
  readonly forms?: readonly string[];
}

/** A dialog that a remote offers to the whole site; its folder in `src/dialogs` has its name. */
export interface ExposedDialog {
  /** Its title while it cannot be shown, by locale (BCP 47); a plain text is the same in every language. */
  readonly title: string | ((locale: string) => string);
  /** As for a page. */
  readonly forms?: readonly string[];
  /**
   * Its content without script is private, such as who is signed in: its loader calls the backend with the visitor's cookies,
   * and no page with it is cached.
   */
  readonly isPrivate?: boolean;
}

/** An address of a remote with bytes instead of a page; its folder in `src/resources` has its name. */
export interface ExposedResource {
  /** As for a page. Below a prefix that is granted to the remote, or granted by itself. */
  readonly pattern: string;
}

/** A remote's table of contents: everything it exposes, and the calls of the backend that it makes. */
export interface Exposes {
  /**
   * The supported versions of the contract with the shell, as a semver range; the current major version when left out. Needed
   * by a remote that uses additions of a minor version.
   */
  readonly contract?: string;
  /** Pages of the site, and screens of the office (`audience: 'office'`, contract 3.1). */
  readonly pages?: Readonly<Record<string, ExposedPage | ExposedOfficePage>>;
  readonly slots?: Readonly<Record<string, ExposedSlot>>;
  readonly dialogs?: Readonly<Record<string, ExposedDialog>>;
  readonly resources?: Readonly<Record<string, ExposedResource>>;
  /** The external services that its resources and loaders use, by the names that the operator gives them. */
  readonly services?: readonly string[];
  /** Its own kinds of leads by their names (contract 3.2): what the backend has to know of a form that is none of section 7. */
  readonly leads?: Readonly<Record<string, Omit<LeadDeclaration, 'name'>>>;
  /** The calls of the backend that it makes; where several remotes make a call, each declares it. */
  readonly calls?: readonly CallDeclaration[];
  /** The supported versions of the backend's contract, as a semver range. */
  readonly backend: { readonly contract: string };
}

/** For its type only; the identity at run time. */
export function defineExposes(exposes: Exposes): Exposes {
  return exposes;
}
