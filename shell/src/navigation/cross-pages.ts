import type { PageTransition } from '../document/start-up/name-view-transition';
import { viewTransitionName } from '../document/start-up/names';

/**
 * Changes the page of this document in a view transition, where the browser supports it and the visitor has not reduced motion:
 * the picture that both pages share moves. `change` resolves when the new page is rendered; the returned promise when the
 * change is made.
 */
export async function crossPages(from: string, to: string, change: () => Promise<void> | undefined): Promise<void> {
  if (from === to) return void change();
  const pageTransition = Reflect.get(window, viewTransitionName) as PageTransition | undefined;
  if (!pageTransition || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return void change();
  pageTransition.leave(to);
  const transition = document.startViewTransition(async () => {
    // The old page has been captured by now.
    pageTransition.end();
    // The transition waits for the end of this.
    await change();
    pageTransition.enter(from);
  });
  // A further navigation skips the animation, never the page.
  transition.ready.catch(() => {});
  transition.finished.then(pageTransition.end, pageTransition.end);
  await transition.updateCallbackDone.catch(() => {});
}
