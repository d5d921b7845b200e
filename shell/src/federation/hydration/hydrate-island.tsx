import { announcePlace, placesIn } from '@iwan/shared/dom/slot-place';
import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { RemoteModule } from '../../composition/composition';
import { arrivalNoticeStore } from '../../document/arrival-notice-store';
import { takePressesIn } from '../../document/early-presses';
import { readingOf } from '../../document/languages';
import { undoTranslation } from '../../document/translation';
import type { BrowserHost } from '../host/browser-host';
import { IslandRouter, WhenHydrated } from '../island-router';
import type { IslandModule } from '../load-island';
import { textsOf } from '../texts';
import { type EarlyInput, takeEarlyInput } from './early-input';
import { holdClicks } from './hold-clicks';
import { whenNeeded } from './when-needed';

interface Options {
  readonly host: HTMLElement;
  readonly id: string;
  readonly source: RemoteModule;
  /** The props of the server's render: the first render must have the same. */
  readonly data: unknown;
  readonly browser: BrowserHost;
  /** Whether it was touched already: then it is hydrated at once. */
  readonly isTouched?: boolean;
}

export interface HydratedIsland {
  /** Renders the island with newer data; until it is hydrated, the newest data waits. */
  update(data: unknown): void;
  remove(): void;
}

interface BegunIsland extends HydratedIsland {
  /** Resolves when it is hydrated, or has failed for now. */
  readonly settled: Promise<void>;
}

/** The islands on the page whose hydration has begun. That of a touched one begins before the shell itself is hydrated. */
const begun = new WeakMap<HTMLElement, BegunIsland>();

/** Hydrates server-rendered HTML once it is visible or the browser is idle, and keeps the HTML where that fails. */
export function hydrateIsland(options: Options): BegunIsland {
  const standing = begun.get(options.host);
  if (standing) return standing;
  const island = begin(options);
  begun.set(options.host, island);
  return island;
}

function begin({ host, id, source, data, browser, isTouched = false }: Options): BegunIsland {
  const reading = readingOf(location.pathname);
  const stopped = new AbortController();
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const presses = takePressesIn(host);
  const clicks = holdClicks(host, stopped.signal, presses, () =>
    arrivalNoticeStore.show(textsOf(reading.locale).pressUnanswered),
  );
  let root: Root | null = null;
  let module: IslandModule | null = null;
  let newest = data;
  let isHydrated = false;
  let early: EarlyInput | null = null;
  let translateAgain = () => {};
  // After React has hydrated the last field: it would take an earlier change for the server's value. In a task of its own: within
  // React's rendering, the handler of a field would not see the state that the previous field has set.
  const hydrated = () => {
    setTimeout(() => {
      if (stopped.signal.aborted || root === null) return;
      // A tick that is entered again would be held, and come after the press that sends its form.
      clicks.stopHolding();
      early?.enterAgain();
      translateAgain();
      host.dataset.hydrated = '';
      clicks.repeat();
      settle();
      // Only now: an update during hydration makes React render the part again, and focus and typed text are lost.
      isHydrated = true;
      if (newest !== data) root.render(element(newest));
    });
  };
  const element = (current: unknown) =>
    module && <HydratedPart module={module} data={current} browser={browser} reading={reading} onHydrated={hydrated} />;

  const start = async () => {
    const isGranted = browser.containers.has(id);
    const hydration = isGranted && source.hydration === 'none' ? 'visible' : source.hydration;
    const isRequestedFor = hydration !== 'none' && hasDialogOfPage();
    if (!isTouched && presses.size === 0 && !isRequestedFor) await whenNeeded(host, hydration, stopped.signal);
    const container = isGranted ? await browser.containers.load(id) : null;
    if (stopped.signal.aborted) return;
    if (container === null) return hydrate();
    container.show({
      host,
      tab: browser,
      signal: stopped.signal,
      onShown: () => {
        clicks.drop();
        host.dataset.hydrated = '';
        settle();
      },
      onFailure: (error) => {
        delete host.dataset.hydrated;
        browser.containers.fail(id, error);
        hydrate().catch(fail);
      },
    });
  };
  const hydrate = async () => {
    if (source.hydration === 'none') return;
    module = await browser.loadModuleInTheEnd(source, stopped.signal, () => {
      clicks.releaseClicks();
      settle();
    });
    if (stopped.signal.aborted) return;
    // The inner element: `host` belongs to the shell's root, and an element can have only one.
    const container = host.firstElementChild;
    if (!container) throw new Error(`The island "${id}" has no HTML to hydrate.`);
    const html = container.innerHTML;
    early = takeEarlyInput(container);
    translateAgain = undoTranslation(container);
    root = hydrateRoot(container, element(data), {
      identifierPrefix: `${id}-`,
      // The code has failed on the server's HTML, which React has removed: it is restored, not interactive but readable, with
      // the visitor's input in it.
      onUncaughtError: (error) => {
        browser.report(source, error);
        settle();
        root = null;
        setTimeout(() => {
          if (stopped.signal.aborted) return;
          restoreHtml(container, html);
          early?.putBack();
          clicks.releaseClicks();
          delete host.dataset.hydrated;
        });
      },
      onRecoverableError: (error) => console.error(`[iwan] The server and the browser disagree about "${id}":`, error),
    });
  };
  const fail = (error: unknown) => {
    settle();
    if (stopped.signal.aborted) return;
    clicks.releaseClicks();
    browser.report(source, error);
  };
  start().catch(fail);

  return {
    settled,
    update(next) {
      newest = next;
      if (isHydrated) root?.render(element(next));
    },
    remove() {
      begun.delete(host);
      stopped.abort();
      const ending = root;
      root = null;
      // In a task of its own: React cannot unmount a root while it renders another.
      setTimeout(() => ending?.unmount());
    },
  };
}

/** Whether the address has a dialog of the page. Dialogs of the site have been removed from the address by now. */
function hasDialogOfPage(): boolean {
  return new URLSearchParams(location.search).has('dialog');
}

interface HydratedPartProps {
  readonly module: IslandModule;
  readonly data: unknown;
  readonly browser: BrowserHost;
  readonly reading: ReturnType<typeof readingOf>;
  readonly onHydrated: () => void;
}

/** A part of a remote as a root of its own, with what it needs from the shell. */
function HydratedPart({ module: { Component }, data, browser, reading, onHydrated }: HydratedPartProps) {
  return (
    <LocaleContext value={reading.locale}>
      <IslandRouter router={browser.router}>
        <WhenHydrated run={onHydrated}>
          <Component data={data} {...reading} />
        </WhenHydrated>
      </IslandRouter>
    </LocaleContext>
  );
}

/** Restores the server's HTML, and renders the parts of other remotes in it again. */
function restoreHtml(container: Element, html: string): void {
  container.innerHTML = html;
  for (const place of placesIn(container)) announcePlace(place);
}
