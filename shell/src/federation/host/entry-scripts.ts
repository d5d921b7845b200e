import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The timeout of one attempt to load an entry, in milliseconds. */
const attemptLimit = 5000;

/**
 * How federation's runtime loads a remote's entry: with a timeout, and each time in this tab under another URL, because a bad
 * response may have been cached under the first. The runtime itself shares a pending entry, and forgets a failed one. What it
 * lacks: an entry after its timeout would still run when it arrives, and leave a second container; it is removed from the
 * document here. `integrityOf` returns the hash of an entry by its address: the browser runs nothing else.
 */
export function entryScripts(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  const asked = new Map<string, number>();
  return {
    name: 'entry-scripts',
    createScript({ url }) {
      const before = asked.get(url) ?? 0;
      asked.set(url, before + 1);
      const script = document.createElement('script');
      script.src = before === 0 ? url : `${url}?attempt=${before}`;
      script.async = true;
      const integrity = integrityOf(url);
      if (integrity !== undefined) {
        script.integrity = integrity;
        // As its preload, which would not be used otherwise.
        script.crossOrigin = 'anonymous';
      }
      const over = setTimeout(() => disown(script), attemptLimit);
      for (const type of ['load', 'error']) script.addEventListener(type, () => clearTimeout(over));
      return { script, timeout: attemptLimit };
    },
  };
}

/** Only removed from the page, a loading script would still run; one that another document owns does not. */
function disown(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
