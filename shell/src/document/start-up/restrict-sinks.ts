/** Trusted Types, as far as they are used here; not in every browser. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (html: string) => string | null;
      readonly createScript: (text: string) => string | null;
      readonly createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/**
 * The default policy of Trusted Types: what a string must be where any code on the page inserts it into the document as HTML,
 * as a script or as the address of a script. An address must be that of a published file, not of anything else on this origin,
 * such as pictures and responses of the backend, or one of the origins that the `meta` element of this name lists. A script must be JSON, as structured data is, which runs nothing. HTML, which
 * React, Leaflet and Chakra write, may have neither a script nor an event handler in it. Browsers without Trusted Types ignore
 * it. Self-contained: its source is sent.
 */
export function restrictSinks(workerPath: string, originsName: string): void {
  const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
  // Read before rendered content is in the document, which could contain a `meta` element of this name.
  const others = document.querySelector<HTMLMetaElement>(`meta[name=${originsName}]`)?.content.split(' ') ?? [];
  const files = /^\/(shell|remotes\/[\w-]+\/[\w.-]+)\/[\w./-]+\.js$/;
  /** A fast check that passes most HTML without a script or a handler. */
  const suspicion = /<script|[\s"'/]on\w+\s*=|srcdoc/i;
  /** `template` and `noscript` are refused too: `DOMParser` parses their content differently than the page does. */
  const active = 'script:not([type$=json]),[srcdoc],template,noscript';
  let isParsing = false;
  const isActive = (html: string) => {
    isParsing = true;
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    isParsing = false;
    const hasHandler = ({ attributes }: Element) => [...attributes].some(({ name }) => name.startsWith('on'));
    return parsed.querySelector(active) !== null || [...parsed.querySelectorAll('*')].some(hasHandler);
  };
  trustedTypes?.createPolicy('default', {
    // `parseFromString` calls this policy again.
    createHTML: (html) => (!isParsing && suspicion.test(html) && isActive(html) ? null : html),
    createScript: (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, document.baseURI);
      const isOwn = origin === location.origin && (files.test(pathname) || pathname === workerPath);
      return isOwn || others.includes(origin) ? url : null;
    },
  });
}
