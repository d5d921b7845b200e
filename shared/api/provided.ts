import type { Api } from './contract-1';

let provide: (() => Promise<Api>) | null = null;

/** Says how this browser reaches the backend. The shell does so once, before any page or slot asks. */
export function provideApi(factory: () => Promise<Api>): void {
  provide = factory;
}

/** The calls that releases of contract 1 make later in the browser. Releases of today call `getHttp`. */
export async function getApi(): Promise<Api> {
  if (provide === null) throw new Error('No shell has provided the calls to the backend.');
  return provide();
}
