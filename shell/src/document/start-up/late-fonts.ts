/**
 * Brings the fonts into the document after the picture that the page opens with, so that neither waits for the other on a
 * slow line; at once where this browser has them. Until then the stand-ins show, which are of the same measures.
 * Written to stand alone: its text is sent.
 */
export function lateFonts(id: string): void {
  const key = 'fontsAreHere';
  const add = () => {
    const faces = document.getElementById(id)?.textContent ?? '';
    document.head.insertAdjacentHTML('beforeend', faces);
  };
  const kept = (write: boolean) => {
    try {
      if (write) localStorage.setItem(key, '1');
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  if (kept(false)) add();
  else {
    addEventListener(
      'load',
      () => {
        add();
        document.fonts.ready.then(() => kept(true));
      },
      { once: true },
    );
  }
}
