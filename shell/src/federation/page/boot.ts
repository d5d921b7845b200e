import type { Composition } from '../../composition/composition';
import { bootElementId } from '../../document/start-up/names';
import type { BeaconSettings } from '../../telemetry/page-view';
import type { LoadedPage } from './load-page';

/** The external sites that the header links to (environment: `AGENT_SIGN_IN_URL`, `SUPER_AGENT_URL`). */
export interface SiteLinks {
  readonly agentSignIn: string;
  readonly superAgent: string;
}

/** The server's data for the browser beside the HTML; in the document as JSON. */
export interface Boot {
  readonly page: LoadedPage;
  readonly composition: Composition;
  readonly links: SiteLinks;
  readonly intro: boolean;
  /** Origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  /** How page views are counted; missing where they are not. */
  readonly beacon?: BeaconSettings;
}

/** Parses the server's data. Throws when the document is not one of this site. */
export function readBoot(): Boot {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new Error('The document carries no boot data.');
  return JSON.parse(text) as Boot;
}
