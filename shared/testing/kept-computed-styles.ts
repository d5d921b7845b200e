interface StyledDocument {
  /** jsdom's own cache of matching declarations, for all elements; it drops it whenever something changes a style. */
  readonly _styleCache?: object | null;
}

type ComputeStyle = Window['getComputedStyle'];

/** The object behind a document of jsdom, or `null` where jsdom has changed. */
function implementationOf(document: object): StyledDocument | null {
  const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  return symbol === undefined ? null : ((document as Record<symbol, StyledDocument>)[symbol] ?? null);
}

/**
 * Makes `getComputedStyle` answer a second question about an element from memory while nothing has changed. jsdom keeps
 * which rules match, yet works out every colour again at each call, and a query by role asks for each element and all of
 * its ancestors: a third of the time of component tests. What jsdom forgets, this forgets.
 */
export function keepComputedStyles(window: Pick<Window, 'document' | 'getComputedStyle'>): void {
  const implementation = implementationOf(window.document);
  const compute: ComputeStyle = window.getComputedStyle.bind(window);
  const kept = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();
  window.getComputedStyle = (element, pseudoElement) => {
    const known = kept.get(implementation?._styleCache ?? {})?.get(element);
    if (known !== undefined && !pseudoElement) return known;
    const style = compute(element, pseudoElement);
    const cache = implementation?._styleCache;
    if (cache && !pseudoElement && element.isConnected && element.ownerDocument === window.document) {
      const ofCache = kept.get(cache) ?? new WeakMap();
      kept.set(cache, ofCache.set(element, style));
    }
    return style;
  };
}
