/**
 * Brings the fonts into the document after the picture that the page opens with, so that neither waits for the other on a
 * slow line; at once where this browser has them, and not at all for who saves data. Until then the stand-ins show, which are of the same measures.
 * Written to stand alone: its text is sent.
 */
export function lateFonts(id: string): void {
  const key = 'fontsAreHere';
  const add = () => document.head.insertAdjacentHTML('beforeend', document.getElementById(id)?.textContent ?? '');
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
    add();
    document.fonts.ready.then(remember);
  };
  addEventListener('load', addLate, { once: true });
}
