/** Trusted Types, as far as they are used here; not in every browser. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (html: string) => string;
      readonly createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/**
 * Lets a page load scripts of published files alone, wherever in its code an address is given to a script, and the service worker:
 * not what else this origin serves, such as pictures and answers of the backend. Text is no code at all: there is no rule for that.
 * HTML passes as it is, for Leaflet, ApexCharts and React write some, and the rules for scripts run none that stands in it. Written
 * to stand alone: its text is sent.
 */
export function ownScriptsOnly(workerPath: string): void {
  const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
  const files = /^\/(shell|remotes\/[\w-]+\/[\w.-]+)\/[\w./-]+\.js$/;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, document.baseURI);
      return origin === location.origin && (files.test(pathname) || pathname === workerPath) ? url : null;
    },
  });
}
