import type { FurtherArea } from '@iwan/shared/api/further-areas';
import type { FooterTextName } from '@iwan/shared/domain/records/site-texts';
import type { Composition } from '../../composition/composition';
import { bootElementId } from '../../document/start-up/names';
import type { BeaconSettings } from '../../telemetry/page-view';
import type { GrantedContainers } from '../containers/granted-containers';
import type { LoadedPage } from './load-page';

/** The external sites that the header links to (environment: `AGENT_SIGN_IN_URL`, `SUPER_AGENT_URL`). */
export interface SiteLinks {
  readonly agentSignIn: string;
  readonly superAgent: string;
}

type FooterText = FooterTextName extends `footer.${infer Name}` ? Name : never;

/** The footer's texts by their names, with gaps (`fillGaps`). */
export type FooterTexts = Readonly<Record<FooterText, string>>;

/** The texts that are not those built in, and the areas beyond the ten; each left out without any. */
export type FooterChanges = Readonly<Partial<FooterTexts>> & {
  readonly moreAreas?: readonly Pick<FurtherArea, 'shown' | 'slug'>[];
};

/** The server's data for the browser beside the HTML; JSON in the document, without the metadata that is in its head. */
export interface Boot {
  readonly page: LoadedPage;
  readonly composition: Composition;
  readonly links: SiteLinks;
  readonly footer?: FooterChanges;
  readonly intro: boolean;
  /** Origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  /** How page views are counted; missing where they are not. */
  readonly beacon?: BeaconSettings;
  /** Containers of other teams; missing where there are none. */
  readonly containers?: GrantedContainers;
}

/** The page as the document has it: its head is HTML there, including the structured data, which may be half of the page's data. */
export type PageInDocument = Omit<LoadedPage, 'head'>;

/** The boot data as the document has them. */
export interface BootInDocument extends Omit<Boot, 'page'> {
  readonly page: PageInDocument;
}

/** Parses the server's data. Throws when the document is not one of this site. */
export function readBoot(): Boot {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new Error('The document carries no boot data.');
  const { page, ...boot } = JSON.parse(text) as BootInDocument;
  return { ...boot, page: { ...page, head: headOfDocument() } };
}

/** The parts of the head of the first page that are used. It is never applied again: on Back, the page is loaded again. */
function headOfDocument(): LoadedPage['head'] {
  const description = document.head.querySelector<HTMLMetaElement>('[data-head=description]')?.content;
  return { title: document.title, description: description ?? '' };
}
