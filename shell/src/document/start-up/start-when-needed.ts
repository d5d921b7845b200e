import type { StartUpPlan } from './names';

/** The languages that a page in one of them is offered in, and the key of visitors who were asked. */
export interface LanguageOffers {
  readonly from: string;
  readonly to: readonly string[];
  readonly key: string;
}

/**
 * Loads the shell's code once it is needed: the visitor points at, touches or focuses a control or a part of a remote, a part with
 * hydration `visible` enters the viewport, this browser has data of the visitor that the page should show or prefers another language, or the plan has `isAtOnce`.
 * Until then the browser handles all links and forms. With `isOnScroll`, the files are fetched, but not run, as soon as the
 * connection is idle, unless the visitor saves data. Self-contained: its source is sent.
 */
export function startWhenNeeded(
  watch: (file: Element) => void,
  planId: string,
  mark: string,
  hydrationMark: string,
  storageKeys: readonly string[],
  offer: LanguageOffers,
): void {
  const reachedFor = `button,input,select,textarea,summary,label,[aria-haspopup],[${hydrationMark}]`;
  const waiting = new AbortController();
  const listening = { capture: true, passive: true, signal: waiting.signal };
  const plan = (): StartUpPlan => JSON.parse(document.getElementById(planId)?.textContent ?? '');

  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const add = (tag: string, attributes: object) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
      return element;
    };
    const { scripts, ahead } = plan();
    // A preload is used only for a script with the same attributes.
    const checked = (integrity?: string) => (integrity === undefined ? {} : { integrity, crossorigin: 'anonymous' });
    for (const { src, integrity } of scripts)
      watch(add('script', { async: '', src, [mark]: '', ...checked(integrity) }));
    for (const { src, integrity } of ahead)
      add('link', { rel: 'preload', as: 'script', href: src, ...checked(integrity) });
  };
  // Waits for the plan, which is at the end of the document.
  const ask = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
    else start();
  };

  /** Whether a touched link leads to another page: its document is loading, and should not share the connection with this code. */
  const isLeaving = (event: Event, target: Element) => {
    const link = target.closest('a');
    if (!link || link.pathname === location.pathname || link.matches('[aria-haspopup],[role]')) return false;
    // Hover and keyboard focus do not mean that the link is going to be pressed.
    const { type, pointerType } = event as PointerEvent;
    return type === 'focusin' ? !target.matches(':focus-visible') : pointerType !== 'mouse';
  };
  /** Whether an event is part of a tap, whose click follows immediately; hover and keyboard focus come well before a press. */
  const isByFinger = (event: Event, target: Element) =>
    event.type === 'focusin'
      ? !target.matches(':focus-visible')
      : event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch';
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input', 'click']) {
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element && target.closest(reachedFor)) || isLeaving(event, target)) return;
        // A `summary` works without code. On a tap it opens first: cached code would run at once and delay it.
        if (!(target.closest('summary') && isByFinger(event, target))) ask();
        else if (type === 'click') requestAnimationFrame(() => setTimeout(ask));
      },
      listening,
    );
  }
  /** Fetches the files without running them, so that a first touch finds them in the browser's cache. Each in a task of its own. */
  const fetchAhead = ([address, ...others]: readonly string[]) => {
    if (address === undefined) return;
    fetch(address, { priority: 'low' }).then(
      (file) => file.blob(),
      () => {},
    );
    setTimeout(fetchAhead, 0, others);
  };
  /** Fetches once no response has ended for a second. */
  const fetchWhenIdle = (began: number) => {
    const since = Math.max(began, performance.getEntriesByType('resource').at(-1)?.responseEnd ?? 0);
    const left = since + 1000 - performance.now();
    if (waiting.signal.aborted) return;
    if (left > 0) {
      setTimeout(fetchWhenIdle, left, began);
      return;
    }
    const { scripts, ahead, later } = plan();
    fetchAhead([...[...scripts, ...ahead].map(({ src }) => src), ...later]);
  };
  const hasStoredState = () => {
    try {
      const isVisitorData = (key: string) => storageKeys.includes(key) || key.endsWith('-draft');
      return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(isVisitorData);
    } catch {
      return false;
    }
  };
  /** Whether the visitor is to be asked for another language, which the code does. */
  const isOffered = () => {
    try {
      const [preferred = ''] = navigator.language.split('-');
      const { from, to, key } = offer;
      return document.documentElement.lang === from && to.includes(preferred) && localStorage.getItem(key) === null;
    } catch {
      return false;
    }
  };
  const savesData = () => {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  };
  const look = () => {
    const { isAtOnce, isOnScroll } = plan();
    if (isAtOnce || hasStoredState() || isOffered() || (isOnScroll && scrollY > 0)) {
      requestAnimationFrame(() => setTimeout(ask));
      return;
    }
    if (isOnScroll) {
      document.addEventListener('scroll', ask, listening);
      if (!savesData()) fetchWhenIdle(performance.now());
    }
    const near = new IntersectionObserver((entries) => {
      if (waiting.signal.aborted) near.disconnect();
      else if (entries.some((entry) => entry.isIntersecting)) ask();
    });
    for (const part of document.querySelectorAll(`[${hydrationMark}=visible]`)) near.observe(part);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true, signal: waiting.signal });
}
