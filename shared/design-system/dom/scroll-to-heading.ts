import { scrollIntoSight } from './scroll-into-sight';

/** Scrolls to a list's heading when another page of it is opened (section 4). */
export function scrollToHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading !== null) scrollIntoSight(heading, 'start');
}
