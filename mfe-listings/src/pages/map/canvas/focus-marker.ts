/** How long to wait for a marker on the live map, and how often to look for it, in milliseconds. */
const timeout = 2000;
const pause = 40;

/** Focuses the marker of an address as soon as it is on the map, unless the focus has moved elsewhere meanwhile. */
export function focusMarker(map: Element, href: string): void {
  const until = performance.now() + timeout;
  const look = () => {
    if (document.activeElement !== document.body || performance.now() > until) return;
    const marker = [...map.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
    if (marker) marker.focus();
    else setTimeout(look, pause);
  };
  setTimeout(look);
}
