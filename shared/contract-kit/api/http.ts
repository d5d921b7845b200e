import type { Http } from '../contracts/http';

let provide: (() => Promise<Http>) | null = null;

/** Says how this browser reaches the backend. The shell does so once, before any page or slot asks. */
export function provideHttp(factory: () => Promise<Http>): void {
  provide = factory;
}

/**
 * The way to the backend for what a page asks later in the browser: another page of cards, a form's lead. What a page
 * shows first comes from its loader instead. Rejects when no shell has provided it, or its code has not come.
 */
export async function getHttp(): Promise<Http> {
  if (provide === null) throw new Error('No shell has provided the way to the backend.');
  return provide();
}
