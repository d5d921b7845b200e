import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The timeout of one attempt to load an entry, in milliseconds. */
const attemptLimit = 5000;

/**
 * How federation's runtime loads a remote's entry: with a timeout, and each time in this tab under another URL, because a bad
 * response may have been cached under the first. The runtime shares a pending entry, and forgets a failed one. It does not stop an
 * entry after its timeout: when that arrives, it would run and define a second container, so it is moved to another document here.
 * `integrityOf` returns the `integrity` of an entry by its URL; the browser refuses any other content.
 */
export function entryScripts(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  const requested = new Map<string, number>();
  return {
    name: 'entry-scripts',
    createScript({ url }) {
      const before = requested.get(url) ?? 0;
      requested.set(url, before + 1);
      const script = document.createElement('script');
      script.src = before === 0 ? url : `${url}?attempt=${before}`;
      script.async = true;
      const integrity = integrityOf(url);
      if (integrity !== undefined) {
        script.integrity = integrity;
        // The same as on its preload, which would not be used otherwise.
        script.crossOrigin = 'anonymous';
      }
      const over = setTimeout(() => disown(script), attemptLimit);
      for (const type of ['load', 'error']) script.addEventListener(type, () => clearTimeout(over));
      return { script, timeout: attemptLimit };
    },
  };
}

/** Prevents a loading script from running: one that is only removed still runs, one that another document owns does not. */
function disown(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
