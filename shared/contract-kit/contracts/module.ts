import { type ComponentType, createElement } from 'react';
import { defaultLanguage } from '../../domain/format/languages';
import { LocaleContext } from '../../domain/format/locale-context';
import type { Http } from './http';

/**
 * The version of the contract between the shell and its remotes. A release says which versions it was built for; the
 * shell serves this major version and the one before, and refuses any other before running any of it.
 */
export const contractVersion = '3.1.0';

/** The last version of the major one before, which the shell goes on to serve. */
export const earlierContractVersion = '2.2.0';

/** In which language a page is made, and which way it is read. */
export interface Reading {
  /** BCP 47: `en-AE`. Numbers, money, dates and plurals are formatted for it. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What the component of a module is given: the data of its loader, and the language; earlier shells say no language. */
export interface ModuleProps<Data> extends Partial<Reading> {
  readonly data: Data;
}

/** What a loader may use: everything that a request or a navigation knows, and nothing of the host it runs in. */
export interface LoaderArguments extends Reading {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  /** The way to the backend; the functions of `shared/contract-kit/api` take it. */
  readonly http: Http;
}

/** What an action may use: what a loader may, and what was posted. */
export interface ActionArguments extends LoaderArguments {
  /** The name of the form, as the page declares it. */
  readonly name: string;
  /** What stood in its fields. A field without a chosen file is left out. */
  readonly form: FormData;
  /**
   * The same for the same content from the same visitor within ten minutes: sent along (`Idempotency-Key`), a second press
   * is one lead.
   */
  readonly idempotencyKey: string;
}

/** What is wrong with a posted form, in a sentence. */
export interface FormProblem {
  /** The name in HTML of the field that it is about; left out where it is about none. */
  readonly field?: string;
  readonly sentence: string;
}

/** The form of a further step, on the page that the visitor comes back to. */
export interface NextForm {
  readonly form: string;
  /** What stands in its fields, by their names in HTML: what of the step before it needs, and no address should carry. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What becomes of a posted form. */
export type ActionResult =
  /** It was taken; the page that it stood on says so, and has the form of the next step filled in where there is one. */
  | { readonly kind: 'done'; readonly next?: NextForm }
  /** The page again, with what was typed, and with the problems at their fields. */
  | {
      readonly kind: 'problems';
      readonly problems: readonly FormProblem[];
      /** Whether the visitor is told that sending has failed, and not only what to mend; false when left out. */
      readonly hasFailed?: boolean;
    }
  /** Another page of the site. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Bytes to save. */
  | { readonly kind: 'file'; readonly file: ResourceAnswer & { readonly name: string } };

/** What a resource may use. */
export interface ResourceArguments extends LoaderArguments {
  /** The origin of canonical addresses, without a slash at its end. */
  readonly siteUrl: string;
  /** Services outside of the site that its operator has named, by their names (`rates`). */
  readonly services: Services;
}

export interface ServiceAnswer {
  /** Parsed JSON. */
  readonly body: unknown;
  /** When the service gave it: milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Asks services outside of the site; their answers are cached by the document server, over a restart too. */
export interface Services {
  /**
   * What a path of a service answers, at most an hour old while it answers; its last good answer else. Rejects where there
   * never was one, and for a service that the remote has not declared. `accepts`: whether a body is a good answer.
   */
  get(
    service: string,
    path: string,
    accepts?: (body: unknown) => boolean,
  ): Promise<ServiceAnswer & { /** Whether the service is out of reach. */ readonly isLate: boolean }>;
  /** The last good answers of a service, by their paths, however old. */
  kept(service: string): Promise<Readonly<Record<string, ServiceAnswer>>>;
}

/** What a resource answers. */
export interface ResourceAnswer {
  /** 200 when left out. */
  readonly status?: number;
  /** With the charset of a text: `application/atom+xml; charset=utf-8`. */
  readonly contentType: string;
  readonly body: string | Uint8Array;
  /** For how many seconds browsers and caches may keep it; none when left out. */
  readonly maxAge?: number;
}

/** An address of a remote that answers bytes and no page: a feed, a calendar, a picture. Runs on the server only. */
export interface ResourceModule {
  readonly resource: (args: ResourceArguments) => Promise<ResourceAnswer>;
}

/** A picture of the backend as `shared/design-system/ui/content/picture` is given it. */
export interface PagePicture {
  readonly path: string;
  /** The largest width it is ever drawn at, in CSS pixels. */
  readonly width: number;
  /** How wide it stands in the page, as `sizes` of HTML. */
  readonly sizes: string;
  /** How wide the picture itself is, in pixels, where that is known. */
  readonly original?: number;
}

/**
 * The words on the picture that other sites show of a page, which the shell draws (docs/decisions/0027). Without them they
 * are the page's title and description.
 */
export interface SocialCard {
  /** A few words above the title: what the page is of, or where. */
  readonly eyebrow?: string;
  readonly title: string;
  /** A line below the title: a price, a role. */
  readonly line?: string;
  /** Up to three things that the page sets side by side, each with what is said of it; in place of title and line. */
  readonly entries?: readonly { readonly name: string; readonly said: string }[];
  /** Up to three pictures of what the page tells of, as `imagePath` gives them; in place of the page's `image`. */
  readonly images?: readonly string[];
}

/** What stands in the document's head for one page. Paths are site paths; the shell makes them absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  readonly keywords?: string;
  /** A picture of what the page tells of, as `imagePath` gives it; it stands on the picture that other sites show. */
  readonly image?: string;
  readonly social?: SocialCard;
  /** The picture that the page opens with: its document says so before anything else, and it is fetched first. */
  readonly firstPicture?: PagePicture;
  readonly noindex?: boolean;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Set where the page is an article, which others tell of with its date (ISO 8601), where it has one. */
  readonly article?: { readonly publishedAt: string | null };
  /** What tells readers of news about this page, and what it is called. */
  readonly feed?: { readonly path: string; readonly title: string };
}

/** A move to another page of the site, permanent (301) or not (302). */
export interface Redirect {
  readonly to: string;
  readonly permanent: boolean;
  /** What a visitor reads on arriving there from another page of the site. */
  readonly notice?: string;
  /**
   * Who begins a visit with a link that leads nowhere is told so, and not sent away: the page itself is shown, with its
   * own status, and goes on by itself after a while unless it is touched. From within the site it is a redirect.
   */
  readonly isToldFirst?: boolean;
}

/** A page that search engines are to know. */
export interface PageAddress {
  /** Its canonical address: a path of the site, with its query where it has one. */
  readonly path: string;
  /** When it was last changed, as an ISO 8601 instant, where that is known. */
  readonly lastModified?: string;
}

/**
 * A page of a remote. `loader` runs on the server for the first page and in the browser for the next ones; what it
 * returns travels in the document, so it must survive JSON. A first page needs no loader in the browser: its code is
 * imported when it runs (`loader: async (args) => (await import('./load-page')).loadPage(args)`).
 */
export interface RouteModule<Data = undefined> {
  readonly Component: ComponentType<ModuleProps<Data>>;
  readonly loader?: (args: LoaderArguments) => Promise<Data>;
  readonly head: (data: Data, reading: Reading) => Head;
  /** HTTP status of the document; 200 when left out. */
  readonly status?: (data: Data) => number;
  readonly redirect?: (data: Data, reading: Reading) => Redirect | null;
  /** What the forms do that the page declares, with script or without. Runs on the server only. */
  readonly action?: Action;
  /**
   * Every address of a page with parameters, for `sitemap.xml`; runs on the server only. A page without parameters needs
   * none: its own address is known.
   */
  readonly addresses?: (args: Pick<LoaderArguments, 'http' | 'signal'>) => Promise<readonly PageAddress[]>;
}

/** What a posted form does. A rejection is told as a failure, with what was typed kept. */
export type Action = (args: ActionArguments) => Promise<ActionResult>;

/** A part of a page that another workspace owns, or a dialog. The same as a route, without a head. */
export interface SlotModule<Data = undefined> {
  readonly Component: ComponentType<ModuleProps<Data>>;
  readonly loader?: (args: LoaderArguments) => Promise<Data>;
  readonly action?: Action;
}

/** Types a remote's page; its component hands on the locale (`useLocale`). Each page module exports its result as `route`. */
export function defineRoute<Data = undefined>(route: RouteModule<Data>): RouteModule<Data> {
  const { redirect } = route;
  return {
    ...route,
    ...inLanguage<Data>(route),
    head: (data, reading = languageOfEarlierShell) => route.head(data, reading),
    ...(redirect && { redirect: (data: Data, reading: Reading = languageOfEarlierShell) => redirect(data, reading) }),
  };
}

/** Types a remote's dialog; its component hands on the locale (`useLocale`). Each dialog module exports its result as `dialog`. */
export function defineDialog<Data = undefined>(dialog: SlotModule<Data>): SlotModule<Data> {
  return inLanguage<Data>(dialog);
}

/** Types a remote's slot; its component hands on the locale (`useLocale`). Each slot module exports its result as `slot`. */
export function defineSlot<Data = undefined>(slot: SlotModule<Data>): SlotModule<Data> {
  return inLanguage<Data>(slot);
}

/** Types a remote's resource; the identity at run time. Each resource module exports its result as `resource`. */
export function defineResource(resource: ResourceModule['resource']): ResourceModule['resource'] {
  return resource;
}

/** The language where a shell of contract 2 says none. */
const languageOfEarlierShell: Reading = { locale: defaultLanguage.locale, direction: defaultLanguage.direction };

/** A module that is always told a language, and whose parts can ask for the locale (`useLocale`). */
function inLanguage<Data>(module: SlotModule<Data>): SlotModule<Data> {
  const { Component, loader } = module;
  return {
    ...module,
    Component: withLocale(Component),
    ...(loader && { loader: (args: LoaderArguments) => loader({ ...languageOfEarlierShell, ...args }) }),
  };
}

function withLocale<Data>(Component: ComponentType<ModuleProps<Data>>): ComponentType<ModuleProps<Data>> {
  return function InLocale(props) {
    const locale = props.locale ?? languageOfEarlierShell.locale;
    return createElement(LocaleContext, { value: locale }, createElement(Component, props));
  };
}
