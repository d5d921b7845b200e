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
 * The default policy of Trusted Types: what a text has to be where any code on the page hands it to the document as HTML, as a script or
 * as the address of one. An address is that of a published file, not of what else this origin serves, such as pictures and answers of the
 * backend. A script is JSON, as structured data is, which runs nothing. HTML, which React, Leaflet and Chakra write, has neither a
 * script nor a handler of an event in it. Browsers without Trusted Types go on without. Written to stand alone: its text is sent.
 */
export function restrictSinks(workerPath: string): void {
  const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
  const files = /^\/(shell|remotes\/[\w-]+\/[\w.-]+)\/[\w./-]+\.js$/;
  /** What no HTML without a script or a handler has, and little of the rest. */
  const suspicion = /<script|[\s"'/]on\w+\s*=|srcdoc/i;
  /** In the last two HTML is read otherwise than in a document of its own. */
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
    // What is parsed to look into it comes here once more.
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
      return origin === location.origin && (files.test(pathname) || pathname === workerPath) ? url : null;
    },
  });
}
