import { savesData } from '@iwan/shared/dom/saves-data';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { pageLink } from './follow-links';

/** After a mouse has rested on a link for this time in milliseconds, a press is likely. */
const restsFor = 80;

interface Options {
  /** Parses the dialog of a query: a link to a dialog of the current page is left out. */
  readonly dialogOf: (search: string) => Dialog | null;
  /** Whether the browser loads the document of a page: it is left out. */
  readonly isLeftToBrowser: (url: URL) => boolean;
}

/**
 * Loads the page of a link before it is pressed: when a finger or a button comes down on it, or a mouse rests on it, unless the
 * visitor saves data.
 */
export function loadPagesAhead(
  loadAhead: (url: URL) => void,
  { dialogOf, isLeftToBrowser }: Options,
  signal: AbortSignal,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const ask = (target: EventTarget | null) => {
    const link = pageLink(target);
    if (link === null) return;
    const url = new URL(link.to, location.origin);
    const isHere = url.pathname === location.pathname;
    if (isHere && (url.search === location.search || dialogOf(url.search) !== null)) return;
    if (!isLeftToBrowser(url)) loadAhead(url);
  };
  const listening = { passive: true, signal };
  document.addEventListener('pointerdown', ({ target, button }) => button === 0 && ask(target), listening);
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(resting);
      if (pointerType === 'mouse' && !savesData()) resting = setTimeout(ask, restsFor, target);
    },
    listening,
  );
  signal.addEventListener('abort', () => clearTimeout(resting), { once: true });
}
