/**
 * Brings the fonts into the document after the picture that the page opens with, so that neither waits for the other on a
 * slow line; at once where this browser has them, and not at all for whoever saves data. Until then the stand-ins show, which
 * are of the same measures. Those of every page come together, once all are loaded: a rule of a font, and each font that
 * arrives for one, has the whole page laid out anew. Written to stand alone: its text is sent.
 */
export function lateFonts(id: string): void {
  const key = 'fontsAreHere';
  /** For how long they wait for one another, in milliseconds. */
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
      // A browser that refuses its storage has them late again.
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
      // A browser that reads no rules beside the page has them one by one.
      if (rules.length === 0) add();
      else {
        // The policy knows the text of no style that is put together here: an empty one takes rules.
        const { sheet } = document.head.appendChild(document.createElement('style'));
        for (const { cssText } of rules.filter(isOfSome)) sheet?.insertRule(cssText);
      }
      for (const font of coming) font.then((face) => document.fonts.add(face)).catch(() => {});
      // Not by `document.fonts.ready` where it can be helped: who asks for it has the page laid out there and then.
      const areAdded = rules.length === 0 ? document.fonts.ready : Promise.all(coming);
      areAdded.then(remember).catch(() => {});
    });
  };
  addEventListener('load', addLate, { once: true });
}
