/**
 * Records where a translator replaces texts by `font` elements in HTML that is not hydrated yet: React can hydrate only what
 * the server sent. Self-contained: its source is sent.
 */
export function recordTranslation(name: string): void {
  const records: MutationRecord[] = [];
  const translator = new MutationObserver((changes) => {
    for (const change of changes) {
      const { target, addedNodes, removedNodes } = change;
      const part = (target as Element).closest('[data-island],#root');
      const has = (nodes: NodeList, name: string) => [...nodes].some(({ nodeName }) => nodeName === name);
      const isTranslation = has(addedNodes, 'FONT') || has(removedNodes, '#text');
      if (isTranslation && part?.hasAttribute('data-hydrated') === false) records.push(change);
    }
  });
  // Not earlier: the parser of the document adds nodes too.
  document.addEventListener('DOMContentLoaded', () =>
    translator.observe(document.body, { childList: true, subtree: true }),
  );
  Reflect.set(window, name, records);
}
