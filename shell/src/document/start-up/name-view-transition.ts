/** The part of CSS View Transitions 2 that is used here. */
interface DocumentTransition {
  readonly viewTransition: { readonly finished: Promise<void> } | null;
  readonly activation?: { readonly entry?: { readonly url: string | null } | null };
}

/** Names the picture that two pages share during a transition between them. Paths as in an address. */
export interface PageTransition {
  /** The old page is about to be captured. */
  leave(path: string): void;
  /** The new page is loaded, and not yet painted. */
  enter(path: string): void;
  end(): void;
}

/**
 * Morphs a card's picture into the picture of the page that the card links to, and back: of the many cards on a page, the one
 * for the other page gets a name for the duration of the transition. `mark`: the attribute of cards; `id`: the element of the
 * page's own picture. Stored on the window as `name`. Self-contained: its source is sent.
 */
export function nameViewTransition(name: string, mark: string, id: string): void {
  if (!('startViewTransition' in document)) return;
  let pressed: Element | null = null;
  let named: HTMLElement[] = [];
  const nameAs = (picture: HTMLElement | null | undefined, value: string) => {
    if (!picture) return;
    picture.style.viewTransitionName = value;
    named.push(picture);
  };
  const own = () => document.querySelector<HTMLElement>(`#${id} img`);
  const leadsTo = (path: string) => (card: Element) =>
    [...card.querySelectorAll('a')].some((link) => link.pathname === path);
  const isInSight = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  /** Whether the previous document has a picture for this one. */
  const expected = (value: string) => {
    try {
      const before = sessionStorage.getItem(name);
      sessionStorage.setItem(name, value);
      return before === '1';
    } catch {
      return false;
    }
  };
  const pageTransition: PageTransition = {
    leave(path) {
      if (!pressed?.isConnected || !leadsTo(path)(pressed)) return;
      nameAs(own(), 'none');
      nameAs(pressed.querySelector('img'), 'crossing');
    },
    enter(path) {
      if (own()) return;
      const cards = [...document.querySelectorAll(`[${mark}]`)].filter(leadsTo(path));
      nameAs(cards.find(isInSight)?.querySelector('img'), 'crossing');
    },
    end() {
      for (const picture of named) picture.style.removeProperty('view-transition-name');
      named = [];
    },
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest(`[${mark}]`) : null;
    },
    true,
  );
  const pathOf = (url: string | null | undefined) => (url ? new URL(url).pathname : '');
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as Event & DocumentTransition;
    if (!viewTransition) return;
    pageTransition.leave(pathOf(activation?.entry?.url));
    if (named.length > 0) expected('1');
    viewTransition.finished.then(pageTransition.end, pageTransition.end);
  });
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as Event & DocumentTransition;
    const { activation } = (Reflect.get(window, 'navigation') ?? {}) as {
      readonly activation?: { readonly from?: { readonly url: string | null } | null };
    };
    if (!viewTransition) return;
    pageTransition.enter(pathOf(activation?.from?.url));
    viewTransition.finished.then(pageTransition.end, pageTransition.end);
  });
  if (expected('')) {
    // Delays the first rendering until the picture is parsed; otherwise the transition may begin without it.
    const link = document.createElement('link');
    Object.assign(link, { rel: 'expect', href: `#${id}` });
    link.setAttribute('blocking', 'render');
    document.head.append(link);
  }
  Reflect.set(window, name, pageTransition);
}
