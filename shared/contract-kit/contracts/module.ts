import { type ComponentType, createElement } from 'react';
import { defaultLanguage } from '../../domain/format/languages';
import { LocaleContext } from '../../domain/format/locale-context';
import type { Http } from './http';

/**
 * The version of the contract between the shell and its remotes. A release names the versions that it supports, and the shell
 * refuses one that does not support its own without running it.
 */
export const contractVersion = '3.2.0';

/** The language and the direction of a page. */
export interface Reading {
  /** BCP 47: `en-AE`. Decides the format of numbers, money, dates and plurals. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The props of a module's component: the data of its loader, and the language, the default one when left out. */
export interface ModuleProps<Data> extends Partial<Reading> {
  readonly data: Data;
}

/** The arguments of a loader: everything that is known of a request or a navigation, independent of the server or browser. */
export interface LoaderArguments extends Reading {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  /** The client of the backend, for the functions of `shared/contract-kit/api`. */
  readonly http: Http;
}

/** The arguments of an action: those of a loader, and what was posted. */
export interface ActionArguments extends LoaderArguments {
  /** The name of the form, as the page declares it. */
  readonly name: string;
  /** The fields. A file field without a file is left out. */
  readonly form: FormData;
  /**
   * The same for the same content from the same visitor within ten minutes: sent as `Idempotency-Key`, it makes a second press
   * one lead.
   */
  readonly idempotencyKey: string;
}

/** An error of a posted form, as a sentence. */
export interface FormError {
  /** The name of the field in HTML; left out where the error is about the whole form. */
  readonly field?: string;
  readonly sentence: string;
}

/** The form of the next step, on the page to which the visitor returns. */
export interface NextForm {
  readonly form: string;
  /** The values of its fields, by their names in HTML: data of the previous step that must not be in an address. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The result of an action. */
export type ActionResult =
  /** Accepted; the page of the form says so, and has the form of the next step filled in where there is one. */
  | { readonly kind: 'done'; readonly next?: NextForm }
  /** The page again, with what was typed, and with the errors at their fields. */
  | {
      readonly kind: 'problems';
      readonly problems: readonly FormError[];
      /** Whether sending has failed, in contrast to invalid input; false when left out. */
      readonly hasFailed?: boolean;
    }
  /** Redirects to another page of the site. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file to download. */
  | { readonly kind: 'file'; readonly file: ResourceResponse & { readonly name: string } };

/** The arguments of a resource. */
export interface ResourceArguments extends LoaderArguments {
  /** The origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  /** External services that the operator has named, by name (`rates`). */
  readonly services: Services;
}

export interface ServiceResponse {
  /** The parsed JSON body. */
  readonly body: unknown;
  /** When the service sent it: milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** A client of external services; the document server caches their responses, also across a restart. */
export interface Services {
  /**
   * The response for a path of a service, at most an hour old while the service is reachable, otherwise the last good one.
   * Rejects where there never was one, and for a service that the remote has not declared. `accepts`: whether a body is a good
   * response.
   */
  get(
    service: string,
    path: string,
    accepts?: (body: unknown) => boolean,
  ): Promise<ServiceResponse & { /** Whether the service is out of reach. */ readonly isLate: boolean }>;
  /** The last good responses of a service by path, whatever their age. */
  kept(service: string): Promise<Readonly<Record<string, ServiceResponse>>>;
}

/** The response of a resource. */
export interface ResourceResponse {
  /** 200 when left out. */
  readonly status?: number;
  /** With the charset for text: `application/atom+xml; charset=utf-8`. */
  readonly contentType: string;
  readonly body: string | Uint8Array;
  /** How many seconds browsers and caches may cache it; not at all when left out. */
  readonly maxAge?: number;
}

/** An address of a remote with bytes instead of a page: a feed, a calendar, a picture. Runs on the server only. */
export interface ResourceModule {
  readonly resource: (args: ResourceArguments) => Promise<ResourceResponse>;
}

/** A picture of the backend with the props of `shared/design-system/ui/content/picture`. */
export interface PagePicture {
  readonly path: string;
  /** The largest width at which it is drawn, in CSS pixels. */
  readonly width: number;
  /** Its `sizes` attribute. */
  readonly sizes: string;
  /** The width of the file in pixels, where known. */
  readonly original?: number;
}

/**
 * The texts on the social picture of a page, which the shell draws (docs/decisions/0027). By default the page's title and
 * description.
 */
export interface SocialCard {
  /** A few words above the title: the subject or the place. */
  readonly eyebrow?: string;
  readonly title: string;
  /** A line below the title: a price, a role. */
  readonly line?: string;
  /** A short line below all of it, in smaller letters: the number of a permit. */
  readonly note?: string;
  /** Up to three items that the page compares, each with a text; in place of title and line. */
  readonly entries?: readonly { readonly name: string; readonly said: string }[];
  /** The initials of a person, drawn in the arch where there is no picture. */
  readonly monogram?: string;
  /** Up to three pictures of the subject, as `imagePath` builds them; in place of the page's `image`. */
  readonly images?: readonly string[];
}

/** The head of a page's document. Paths are site paths; the shell makes them absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  readonly keywords?: string;
  /** A picture of the subject, as `imagePath` builds it; part of the social picture. */
  readonly image?: string;
  readonly social?: SocialCard;
  /** The largest picture at the top of the page: preloaded by the document's head. */
  readonly firstPicture?: PagePicture;
  readonly noindex?: boolean;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** For an article, with its date (ISO 8601), where it has one. */
  readonly article?: { readonly publishedAt: string | null };
  /** The feed of this page, and its title. */
  readonly feed?: { readonly path: string; readonly title: string };
}

/** A redirect to another page of the site, permanent (301) or not (302). */
export interface Redirect {
  readonly to: string;
  readonly permanent: boolean;
  /** A notice on arrival, for a navigation within the site. */
  readonly notice?: string;
  /**
   * At the start of a visit, the page itself is shown with its own status instead of a redirect, and navigates after a while
   * unless the visitor interacts with it. Within the site it is a redirect.
   */
  readonly showsPageFirst?: boolean;
}

/** The redirect of a page whose record does not exist: shown as a lost page first. */
export function lostPageRedirect({ to, notice }: Pick<Redirect, 'to' | 'notice'>): Redirect {
  return { to, permanent: false, showsPageFirst: true, ...(notice === undefined ? {} : { notice }) };
}

/** A page for the sitemap. */
export interface PageAddress {
  /** Its canonical address: a path of the site, with its query where it has one. */
  readonly path: string;
  /** When it was last changed, as an ISO 8601 instant, where that is known. */
  readonly lastModified?: string;
}

/**
 * A page of a remote. `loader` runs on the server for the first page and in the browser for the following ones; its result is
 * part of the document, so it has to be serialisable as JSON. The server reuses it for up to ten seconds for other requests with
 * the same parameters, as long as the backend's responses stay the same. The first page needs no loader in the browser: its code is
 * imported when it runs (`loader: async (args) => (await import('./load-page')).loadPage(args)`).
 */
export interface RouteModule<Data = undefined> {
  readonly Component: ComponentType<ModuleProps<Data>>;
  readonly loader?: (args: LoaderArguments) => Promise<Data>;
  readonly head: (data: Data, reading: Reading) => Head;
  /** HTTP status of the document; 200 when left out. */
  readonly status?: (data: Data) => number;
  readonly redirect?: (data: Data, reading: Reading) => Redirect | null;
  /** The action of the forms that the page declares, with script or without. Runs on the server only. */
  readonly action?: Action;
  /**
   * Every address of a page with parameters, for `sitemap.xml`; runs on the server only. Not needed for a page without
   * parameters.
   */
  readonly addresses?: (args: Pick<LoaderArguments, 'http' | 'signal'>) => Promise<readonly PageAddress[]>;
}

/** The action of a posted form. A rejection is reported as a failure, and the typed values are retained. */
export type Action = (args: ActionArguments) => Promise<ActionResult>;

/** A slot or a dialog. The same as a route, without a head. */
export interface SlotModule<Data = undefined> {
  readonly Component: ComponentType<ModuleProps<Data>>;
  readonly loader?: (args: LoaderArguments) => Promise<Data>;
  readonly action?: Action;
}

/**
 * For the type of a remote's page, and provides the locale to its component (`useLocale`). Each page module exports its result
 * as `route`.
 */
export function defineRoute<Data = undefined>(route: RouteModule<Data>): RouteModule<Data> {
  const { redirect } = route;
  return {
    ...route,
    ...inLanguage<Data>(route),
    head: (data, reading = ofDefaultLanguage) => route.head(data, reading),
    ...(redirect && { redirect: (data: Data, reading: Reading = ofDefaultLanguage) => redirect(data, reading) }),
  };
}

/**
 * For the type of a remote's dialog, and provides the locale to its component (`useLocale`). Each dialog module exports its
 * result as `dialog`.
 */
export function defineDialog<Data = undefined>(dialog: SlotModule<Data>): SlotModule<Data> {
  return inLanguage<Data>(dialog);
}

/**
 * For the type of a remote's slot, and provides the locale to its component (`useLocale`). Each slot module exports its result
 * as `slot`.
 */
export function defineSlot<Data = undefined>(slot: SlotModule<Data>): SlotModule<Data> {
  return inLanguage<Data>(slot);
}

/** For the type of a remote's resource; the identity at run time. Each resource module exports its result as `resource`. */
export function defineResource(resource: ResourceModule['resource']): ResourceModule['resource'] {
  return resource;
}

/** The language where a host gives none. */
const ofDefaultLanguage: Reading = { locale: defaultLanguage.locale, direction: defaultLanguage.direction };

/** A module with defaults for language and direction, whose parts can use `useLocale`. */
function inLanguage<Data>(module: SlotModule<Data>): SlotModule<Data> {
  const { Component, loader } = module;
  return {
    ...module,
    Component: withLocale(Component),
    ...(loader && { loader: (args: LoaderArguments) => loader({ ...ofDefaultLanguage, ...args }) }),
  };
}

function withLocale<Data>(Component: ComponentType<ModuleProps<Data>>): ComponentType<ModuleProps<Data>> {
  return function InLocale(props) {
    const locale = props.locale ?? ofDefaultLanguage.locale;
    return createElement(LocaleContext, { value: locale }, createElement(Component, props));
  };
}
