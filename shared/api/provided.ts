import type { Api } from '../contracts/api';

let provide: (() => Promise<Api>) | null = null;

/** Says how this browser reaches the backend. The shell does so once, before any page or slot asks. */
export function provideApi(factory: () => Promise<Api>): void {
  provide = factory;
}

/**
 * The calls of section 7 for what a page asks later in the browser: another page of cards, a form's lead. What a page
 * shows first comes from its loader instead. Rejects when no shell has provided them.
 */
export async function getApi(): Promise<Api> {
  if (provide === null) throw new Error('No shell has provided the calls to the backend.');
  return provide();
}
