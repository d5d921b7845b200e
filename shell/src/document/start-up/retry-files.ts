/**
 * Requests start-up files again that fail or hang, each time with another query: under the same URL the browser would use a bad
 * copy that it has cached as immutable. Of two copies of a script only the first to arrive is run. The returned function watches a
 * file that is added to the document later. Self-contained: its source is sent, so it refers to nothing outside of itself.
 */
export function retryFiles(mark: string): (file: Element) => void {
  const timeout = 10_000;
  const pauses = [500, 2000];
  const arrived = new Set<string>();
  const elsewhere = document.implementation.createHTMLDocument();
  const attributeOf = (file: Element) => (file.hasAttribute('src') ? 'src' : 'href');
  const addressOf = (file: Element) => (file.getAttribute(attributeOf(file)) ?? '').replace(/\?.*/, '');
  const isOurs = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.hasAttribute(mark);

  function requestAgain(file: Element): void {
    const tries = Number(file.getAttribute(mark)) + 1;
    if (tries > pauses.length || arrived.has(addressOf(file)) || !file.isConnected) return;
    const copy = document.createElement(file.localName);
    for (const { name: attribute, value } of file.attributes) copy.setAttribute(attribute, value);
    copy.setAttribute(mark, String(tries));
    copy.setAttribute(attributeOf(file), `${addressOf(file)}?attempt=${tries}`);
    file.setAttribute(mark, String(pauses.length));
    file.after(copy);
    // A pending stylesheet blocks rendering.
    if (file.localName === 'link') file.remove();
    setTimeout(requestAgain, timeout, copy);
  }

  document.addEventListener(
    'error',
    ({ target }) => {
      if (isOurs(target)) setTimeout(requestAgain, pauses[Number(target.getAttribute(mark))] ?? 0, target);
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!isOurs(target)) return;
      arrived.add(addressOf(target));
      for (const file of document.querySelectorAll(`script[${mark}]`)) {
        // Adopted by another document, a script is not run when it arrives.
        if (file !== target && addressOf(file) === addressOf(target)) elsewhere.adoptNode(file);
      }
    },
    true,
  );
  const watch = (file: Element) => void setTimeout(requestAgain, timeout, file);
  document.addEventListener('DOMContentLoaded', () => document.querySelectorAll(`link[${mark}]`).forEach(watch));
  return watch;
}
