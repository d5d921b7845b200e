import type { PageTransition } from '../document/start-up/name-view-transition';
import { viewTransitionName } from '../document/start-up/names';

/**
 * Changes the page of this document as a view transition, where the browser has them and the visitor wants movement: the
 * picture that both pages share moves from one place to the other. `change` resolves when the new page is drawn; this does when
 * the change is made.
 */
export async function crossPages(from: string, to: string, change: () => Promise<void> | undefined): Promise<void> {
  if (from === to) return void change();
  const pageTransition = Reflect.get(window, viewTransitionName) as PageTransition | undefined;
  if (!pageTransition || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return void change();
  pageTransition.leave(to);
  const transition = document.startViewTransition(async () => {
    // The old page is kept as a picture by now.
    pageTransition.end();
    // Frames wait for the end of this.
    await change();
    pageTransition.enter(from);
  });
  // Who goes on at once skips the movement, never the page.
  transition.ready.catch(() => {});
  transition.finished.then(pageTransition.end, pageTransition.end);
  await transition.updateCallbackDone.catch(() => {});
}
