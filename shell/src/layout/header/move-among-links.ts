import type { KeyboardEvent } from 'react';

/**
 * The optional keys of the APG's disclosure navigation: Down opens it and moves to the first link, the arrows move between
 * links and stop at the ends, Home and End move to them.
 */
export function moveAmongLinks(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, target, currentTarget: details } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...details.querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key];
  // On the button, closed or open, only Down moves into the list.
  if (goal === undefined || (at < 0 && key !== 'ArrowDown')) return;
  event.preventDefault();
  details.open = true;
  links[Math.min(Math.max(goal, 0), links.length - 1)]?.focus();
}
