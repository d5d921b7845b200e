import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds that one attempt to fetch an entry may take. */
const attemptLimit = 5000;

/**
 * How federation's runtime fetches a remote's entry: within a time limit, and each time in this tab under a name of its
 * own, because a bad answer may have been cached for good under the first. The runtime itself shares an entry that is on
 * its way, and forgets one that has failed. What it lacks: an entry whose time is over would still run when it comes, and
 * leave a second container; it is taken from the document here. `integrityOf` says by its address what the content of an entry
 * must be: the browser runs nothing else.
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

/** Taken off the page alone, a script that is loading would still run; one that another document owns does not. */
function disown(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
