import type { Crossing } from '../document/start-up/name-crossing';
import { crossingName } from '../document/start-up/names';

/**
 * Changes the page of this document as a view transition, where the browser has them and the visitor wants movement: the
 * picture that both pages share moves from one place to the other. `change` resolves when the new page is drawn; this does when
 * the change is made.
 */
export async function crossPages(from: string, to: string, change: () => Promise<void> | undefined): Promise<void> {
  if (from === to) return void change();
  const crossing = Reflect.get(window, crossingName) as Crossing | undefined;
  if (!crossing || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return void change();
  crossing.leave(to);
  const transition = document.startViewTransition(async () => {
    // The old page is kept as a picture by now.
    crossing.end();
    // Frames wait for the end of this.
    await change();
    crossing.enter(from);
  });
  // Who goes on at once skips the movement, never the page.
  transition.ready.catch(() => {});
  transition.finished.then(crossing.end, crossing.end);
  await transition.updateCallbackDone.catch(() => {});
}
