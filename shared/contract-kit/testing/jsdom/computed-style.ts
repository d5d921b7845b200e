/** The attributes that determine `display` in a browser's own stylesheet, beside the element's name. */
const deciding = ['hidden', 'open', 'type'];

/** `display` in the browser's own stylesheet, by the element's name and those attributes. */
const ownDisplay = new Map<string, string>();

/** jsdom's own function, with which the test of this file compares. */
export let jsdomComputedStyle: typeof getComputedStyle;

/**
 * A faster `getComputedStyle` for queries by role and name: `display`, `visibility` and `pointer-events`. jsdom's own matches each
 * rule of its stylesheet and computes thirteen colours, which took a fifth of the time of all component tests. It is still used
 * where the document has a stylesheet, and for other properties.
 */
export function withFastComputedStyle(window: Window & typeof globalThis): void {
  const own = window.getComputedStyle.bind(window);
  jsdomComputedStyle = own;

  const displayOf = (element: Element): string => {
    const attributes = deciding.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
    const known = ownDisplay.get(key);
    if (known !== undefined) return known;
    const alike = element.cloneNode(false) as Element;
    alike.removeAttribute('style');
    const display = own(alike).display;
    ownDisplay.set(key, display);
    return display;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument.styleSheets.length > 0) return own(element, pseudoElement);
    const responses: Readonly<Record<string, () => string>> = {
      display: () => styleOf(element)?.display || displayOf(element),
      visibility: () => inherited(element, 'visibility') ?? 'visible',
      'pointer-events': () => inherited(element, 'pointerEvents') ?? 'auto',
    };
    let whole: CSSStyleDeclaration | undefined;
    const ofJsdom = () => {
      whole ??= own(element);
      return whole;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue') {
          return (name: string) => responses[name]?.() ?? ofJsdom().getPropertyValue(name);
        }
        const response = responses[property === 'pointerEvents' ? 'pointer-events' : String(property)];
        if (response !== undefined) return response();
        const value: unknown = Reflect.get(ofJsdom(), property);
        return typeof value === 'function' ? value.bind(ofJsdom()) : value;
      },
    });
  };
}

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  // Most elements have none, and reading `style` would create a declaration.
  return element.hasAttribute('style') ? (element as HTMLElement).style : undefined;
}

/** The value in the `style` of the element or of its nearest ancestor with one. */
function inherited(element: Element, property: 'visibility' | 'pointerEvents'): string | undefined {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const value = styleOf(one)?.[property];
    if (value && value !== 'inherit') return value;
  }
  return undefined;
}
