/**
 * For developers (`?boundaries`): outlines the parts of a page, each with its remote, the release of its HTML and code, and how
 * it was hydrated. Includes parts that arrive late. Self-contained: its source is sent.
 */
export function drawBoundaries(bootId: string, hydrationMark: string): void {
  const started = performance.now();
  const parts = '[data-island],#root>header,#root>footer';
  const releases = (): Readonly<Record<string, { readonly version: string } | null>> =>
    JSON.parse(document.getElementById(bootId)?.textContent ?? '{}').composition?.releases ?? {};
  /** The version of the code that has run: a tab that was open for long may run a newer release than its document has. */
  const codeOf = (remote: string) => {
    const scripts = [...document.scripts].map(({ src }) => src.split(`/remotes/${remote}/`)[1]?.split('/')[0]);
    return scripts.find((version) => version !== undefined);
  };
  const lifeOf = (part: HTMLElement) => {
    const when = part.getAttribute(hydrationMark);
    if (part.dataset.hydrated === undefined) return when === null ? 'HTML, for good' : `HTML, comes to life: ${when}`;
    part.dataset.cameToLife ??= ((performance.now() - started) / 1000).toFixed(1);
    const how = when === null ? 'rendered in the browser' : `hydrated (${when})`;
    return `${how} after ${part.dataset.cameToLife} s`;
  };
  const labelOf = (part: HTMLElement) => {
    const { remote, island } = part.dataset;
    if (remote === undefined) return `shell · ${part.localName}`;
    return `${remote} · ${island} · ${codeOf(remote) ?? releases()[remote]?.version ?? '?'} · ${lifeOf(part)}`;
  };
  const draw = () => {
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      const label = labelOf(part);
      if (part.dataset.boundary === label) continue;
      part.dataset.boundary = label;
      const sum = [...(part.dataset.remote ?? '')].reduce((hue, sign) => hue * 31 + sign.charCodeAt(0), 7);
      part.style.setProperty('--boundary', part.dataset.remote === undefined ? '#777' : `hsl(${sum % 360} 75% 38%)`);
    }
  };
  // The Content-Security-Policy allows no inline style from code: rules are inserted into an empty one.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of [
    `[data-boundary]::before{content:attr(data-boundary);position:absolute;inset-block-start:0;inset-inline-start:0;z-index:9;
padding:2px 8px;background:var(--boundary);color:#fff;font:500 12px/1.5 ui-monospace,monospace;pointer-events:none}`,
    '#root>header[data-boundary]{position:sticky}',
    '[data-boundary]{position:relative;outline:2px dashed var(--boundary);outline-offset:-2px}',
  ]) {
    // Each is inserted before the previous ones.
    sheet?.insertRule(rule);
  }
  new MutationObserver(draw).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });
}
