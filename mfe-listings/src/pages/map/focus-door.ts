/** How long a door may take to stand on the map that comes, and how often it is looked for, in milliseconds. */
const timeout = 2000;
const pause = 40;

/** Focuses the door of an address as soon as it is on the map, unless the focus has gone elsewhere meanwhile. */
export function focusDoor(map: Element, href: string): void {
  const until = performance.now() + timeout;
  const look = () => {
    if (document.activeElement !== document.body || performance.now() > until) return;
    const door = [...map.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
    if (door) door.focus();
    else setTimeout(look, pause);
  };
  setTimeout(look);
}
