import { afterPaint } from '@iwan/shared/dom/after-paint';
import { scrollToHeading } from '@iwan/shared/dom/scroll-to-heading';
import { defaultLanguage, pathIn, readPath } from '@iwan/shared/domain/format/languages';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { dialogStore } from '@iwan/shared/state/site-store';
import { isOffline } from '../offline/is-offline';
import { plainAddress, readingOf } from './languages';

interface Navigation {
  navigate(to: string, options: { readonly preventScrollReset: boolean }): unknown;
}

/** Paths that are not pages of the site. */
const notPages = /^\/((api|images|media|remotes|shell|tiles)\/|__|blog\/feed\.xml$)/;

interface Options {
  /** Parses the dialog of a query. */
  readonly dialogOf: (search: string) => Dialog | null;
  /** Whether the browser loads the document of another page, because this tab would take longer to show that page. */
  readonly isLeftToBrowser: (url: URL) => boolean;
}

/**
 * Follows links and GET forms of the whole document without a reload, in every root, hydrated or not. So remotes write plain
 * anchors and forms, which work before and without JavaScript.
 *
 * A new page starts at its top. A link that only changes the current page declares otherwise: inside an element with
 * `data-scroll="keep"` the position stays, inside one with `data-scroll="some-id"` it scrolls to that heading (section 4).
 */
export function followLinks(router: Navigation, { dialogOf, isLeftToBrowser }: Options, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = pageLink(event.target);
      if (!link) return;
      const { anchor, to } = link;
      const url = new URL(to, location.origin);
      // The dialog that a link opens on this page. A hydrated part opens it itself; before hydration it is opened here.
      const dialog = url.pathname === location.pathname ? dialogOf(url.search) : null;
      if (!dialog && (isOffline() || isLeftToBrowser(url))) return;
      event.preventDefault();
      if (dialog) dialogStore.open(dialog);
      else follow(router, anchor, to);
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      // A button may have another target than its form.
      const { submitter } = event;
      const isOwn = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction');
      const to = pageOfSite(isOwn ? submitter.formAction : form.action);
      if (!to || isOffline()) return;
      event.preventDefault();
      const fields = new FormData(form, submitter);
      const query = new URLSearchParams();
      for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.append(name, value);
      const path = to.replace(/[?#].*$/, '');
      const address = query.size > 0 ? `${path}?${query}` : path;
      // Not by `form.submit()`: its address would contain the empty fields.
      if (isLeftToBrowser(new URL(address, location.origin))) location.assign(address);
      else follow(router, form, address);
    },
    { signal },
  );
}

function follow(router: Navigation, from: Element, to: string): void {
  const scroll = from.closest<HTMLElement>('[data-scroll]')?.dataset.scroll;
  const isAnotherPage = new URL(to, location.href).pathname !== location.pathname;
  const keepsPlace = scroll !== undefined && !isAnotherPage;
  // Lets the browser paint the pressed state first: starting a navigation takes a slow phone longer than a frame.
  afterPaint(() => {
    router.navigate(plainAddress(to), { preventScrollReset: keepsPlace });
    if (keepsPlace && scroll !== 'keep') scrollToHeading(scroll);
  });
}

/** The link around an event target, and the page of the site that it links to; `null` for any other target. */
export function pageLink(
  target: EventTarget | null,
): { readonly anchor: HTMLAnchorElement; readonly to: string } | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (
    !anchor?.href ||
    anchor.hreflang ||
    (anchor.target && anchor.target !== '_self') ||
    anchor.hasAttribute('download')
  )
    return null;
  const to = pageOfSite(anchor.href);
  return to === null ? null : { anchor, to };
}

/**
 * The path of an address on this site, in the language of the document, which an older release of a remote does not write.
 * `null` for other sites and languages, files and headings of the current page: the browser handles those.
 */
function pageOfSite(href: string): string | null {
  const url = new URL(href, location.href);
  const { language, path } = readPath(url.pathname);
  if (url.origin !== location.origin || notPages.test(path)) return null;
  const { locale } = readingOf(location.pathname);
  if (language === defaultLanguage) url.pathname = pathIn(locale, url.pathname);
  else if (language.locale !== locale) return null;
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (isHere && url.hash !== '') return null;
  return url.pathname + url.search + url.hash;
}
