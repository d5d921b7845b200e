/**
 * Loads the fonts after the picture at the top of the page, so that neither waits for the other on a slow line; at once where
 * they are cached, and never with Save-Data. Until then fallback fonts of the same metrics are shown. The fonts of every page
 * are added together, once all are loaded: each rule of a font, and each font that arrives for one, causes a layout of the
 * page. Self-contained: its source is sent.
 */
export function lateFonts(id: string): void {
  const key = 'fontsAreHere';
  /** The fonts that have loaded by then are added without the others, in milliseconds. */
  const together = 3000;
  const code = document.getElementById(id)?.textContent ?? '';
  const add = () => document.head.insertAdjacentHTML('beforeend', code);
  const areHere = () => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const remember = () => {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // A browser without storage loads them late again.
    }
  };
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const savesData = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (areHere()) {
    add();
    return;
  }
  if (savesData) return;
  const addLate = () => {
    const { styleSheets } = new DOMParser().parseFromString(code, 'text/html');
    const rules = [...(styleSheets[0]?.cssRules ?? [])] as CSSFontFaceRule[];
    const isOfSome = ({ style }: CSSFontFaceRule) => style.getPropertyValue('unicode-range') !== '';
    const coming = rules
      .filter((rule) => !isOfSome(rule))
      .map(({ style }) => {
        const weight = style.getPropertyValue('font-weight') || 'normal';
        const family = style.getPropertyValue('font-family').replace(/"/g, '');
        return new FontFace(family, style.getPropertyValue('src'), { weight, display: 'swap' }).load();
      });
    const isTime = Promise.race([Promise.allSettled(coming), new Promise((over) => setTimeout(over, together))]);
    isTime.then(() => {
      // Without parsed rules, the stylesheet is inserted as a whole, and the browser adds each font as it arrives.
      if (rules.length === 0) add();
      else {
        // The Content-Security-Policy allows no inline style from code: rules are inserted into an empty one.
        const { sheet } = document.head.appendChild(document.createElement('style'));
        for (const { cssText } of rules.filter(isOfSome)) sheet?.insertRule(cssText);
      }
      for (const font of coming) font.then((face) => document.fonts.add(face)).catch(() => {});
      // `document.fonts.ready` is avoided where possible: reading it forces a layout.
      const areAdded = rules.length === 0 ? document.fonts.ready : Promise.all(coming);
      areAdded.then(remember).catch(() => {});
    });
  };
  addEventListener('load', addLate, { once: true });
}
