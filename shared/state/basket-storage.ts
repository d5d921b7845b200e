import type { Basket } from '../domain/compare-basket';
import { restoreBasket, storeBasket } from '../domain/stored-basket';

/** Section 3. */
export const basketKey = 'compareList';

/** Reads the stored basket; `null` where the browser refuses its storage (private mode, blocked site data). */
export function readBasket(): Basket | null {
  try {
    return restoreBasket(window.localStorage.getItem(basketKey));
  } catch {
    return null;
  }
}

/** Stores the basket. Storage that is full or refused costs only the memory of it: the page goes on. */
export function writeBasket(basket: Basket): void {
  try {
    window.localStorage.setItem(basketKey, storeBasket(basket));
  } catch {
    // Nothing that the visitor could do about it, and nothing else is lost.
  }
}

/** Calls back when another tab may have changed the stored basket; returns how to stop. */
export function watchBasket(changed: () => void): () => void {
  // Clearing all site data arrives without a key.
  const stored = (event: StorageEvent) => (event.key === basketKey || event.key === null) && changed();
  // A page kept for Back and Forward hears no storage events meanwhile.
  const shown = (event: PageTransitionEvent) => event.persisted && changed();
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', shown);
  };
}
