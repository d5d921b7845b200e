import { init } from '@module-federation/enhanced/runtime';
import { type BrowserRelease, type Composition, compositionPath } from '../composition/composition';
import { composed } from './whole-composition';

/** For tests: starts federation's runtime, as the shell's build does before its code. */
export function startFederation(): void {
  init({ name: 'shell', remotes: [] });
}

/** For tests: what a tab knows of a release of `mfe-listings` with the given modules. */
export function releaseOfListings(version: string, modules: readonly string[] = []): BrowserRelease {
  const container = `listings_${version}`;
  return { version, container, entry: `/remotes/mfe-listings/${version}/entry.js`, modules };
}

/** For tests: the site with this release of `mfe-listings` live, or with none. */
export function siteWith(release: BrowserRelease | null): Composition {
  return { ...composed(), releases: { 'mfe-listings': release } };
}

/** For tests: what a release's entry leaves in the tab once it has run. `modules` are requested again until one loads. */
export function runEntry(
  { container }: BrowserRelease,
  modules: Readonly<Record<string, () => Promise<object>>>,
): void {
  const get = async (module: string) => {
    const exported = await modules[module]?.();
    return () => exported;
  };
  Reflect.set(globalThis, container, { init: () => {}, get });
}

/** For tests: the server's responses to a tab that requests the composition. Returns the requests. */
export function respondWithComposition(response: (signal: AbortSignal) => Promise<Response>): RequestInit[] {
  const requested: RequestInit[] = [];
  globalThis.fetch = (async (address: string, request: RequestInit) => {
    if (address !== compositionPath) throw new Error(`Nothing answers ${address}.`);
    requested.push(request);
    return response(request.signal as AbortSignal);
  }) as typeof fetch;
  return requested;
}
