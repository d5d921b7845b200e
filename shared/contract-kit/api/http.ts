import type { Http } from '../contracts/http';

let provide: (() => Promise<Http>) | null = null;

/** Provides this browser's client of the backend. The shell calls it once, before any page or slot needs it. */
export function provideHttp(factory: () => Promise<Http>): void {
  provide = factory;
}

/**
 * The client of the backend for calls after the page was loaded: another page of cards, a lead. The first data of a page come
 * from its loader instead. Rejects when no shell has provided it, or its code failed to load.
 */
export async function getHttp(): Promise<Http> {
  if (provide === null) throw new Error('No shell has provided the way to the backend.');
  return provide();
}
