import type { Http } from '@iwan/shared/contracts/http';
import type { Head } from '@iwan/shared/contracts/module';
import type { FastifyBaseLogger } from 'fastify';
import { loadPage } from '../../../src/federation/page/load-page';
import { withTimeLimit } from '../../../src/network/time-limit';
import { shellPages } from '../../../src/pages/shell-pages';
import type { ComposedSite } from '../../release/composed-site';
import { serverHost } from '../../render/server-host';

interface Context {
  readonly site: ComposedSite;
  readonly http: Http;
  readonly siteUrl: string;
  readonly log: FastifyBaseLogger;
}

/** The timeout of a page's head in milliseconds. */
const timeLimit = 5000;

/**
 * The head of the page at an address (path and query), without its slots; `null` where there is no such page, where it
 * redirects, or where it could not be loaded.
 */
export async function headOfPage({ site, http, siteUrl, log }: Context, address: string): Promise<Head | null> {
  const { composition, releases } = await site.current();
  const bare = { composition: { ...composition, slots: {} }, shellPages };
  const host = serverHost({ releases }, log);
  const outcome = await withTimeLimit(timeLimit, new AbortController().signal, (signal) =>
    loadPage(host, bare, http, new URL(address, siteUrl), signal),
  );
  return outcome.kind === 'page' && outcome.page.status === 200 ? outcome.page.head : null;
}
