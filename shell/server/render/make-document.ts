import type { Http } from '@iwan/shared/contracts/http';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { paths } from '@iwan/shared/paths/paths';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { plainPath, readingOf } from '../../src/document/languages';
import { withTimeLimit } from '../../src/network/time-limit';
import { compositionKey } from '../cache/watch-site';
import type { AskRedirect } from '../data/redirects/ask-redirect';
import { ReadKeys } from '../data/responses/read-keys';
import type { MadePage } from '../release/canaries/canary-judge';
import { previewBanner } from '../release/canaries/preview/preview-banner';
import type { Visit } from '../release/canaries/visitor-sites';
import type { Site } from '../release/composed-site';
import { currentRequestId } from '../request/network/request-context';
import { inSpan } from '../request/tracing/in-span';
import { type DocumentContext, type DocumentResponse, renderDocument } from './render-document';

/** The timeout of rendering in milliseconds. */
export const documentTimeLimit = 10_000;

export interface MakeContext extends Omit<DocumentContext, 'log' | 'site' | 'dialogHttp' | 'pageHttp'> {
  /** Called with every page that was made. */
  readonly onMade: (page: MadePage) => void;
  /** The redirect of an address without a page. */
  readonly redirectOf: AskRedirect;
  /** The client of the backend with a visitor's cookies, for a dialog with private content and a private page. */
  readonly ownHttpFor: (request: FastifyRequest) => Http;
}

/**
 * Renders the document of an address for a visit, or the redirect of an address without a page. `isOwn`: what of it is for this
 * visitor alone. Logs a failure itself, since a document may be revalidated in the background, where no caller handles the error.
 */
export async function makeDocument(
  { onMade, redirectOf, ownHttpFor, ...context }: MakeContext,
  { site, preview }: Visit,
  url: URL,
  request: FastifyRequest,
  isOwn: { readonly dialog?: boolean; readonly page?: boolean },
): Promise<DocumentResponse> {
  const { locale } = readingOf(url.pathname);
  const own = {
    ...(isOwn.dialog ? { dialogHttp: ownHttpFor(request) } : {}),
    ...(isOwn.page ? { pageHttp: ownHttpFor(request) } : {}),
    ...(preview ? { banner: previewBanner(preview, locale) } : {}),
  };
  const log = logOf(request);
  const report = (error: unknown) => log.error({ err: error, url: url.pathname }, 'A page could not be made');
  const reads = new ReadKeys();
  try {
    const made = await withTimeLimit(documentTimeLimit, new AbortController().signal, (signal) =>
      inSpan(documentSpan(url), async (span) => {
        const response = await renderDocument(
          { ...context, http: reads.over(context.http), ...own, site, log },
          url,
          signal,
        );
        span.setAttribute('http.response.status_code', response.status);
        return response;
      }),
    );
    if (preview === null && made.kind === 'document') onMade(madePage(made, site));
    const keys = [compositionKey(site), ...(made.keys ?? []), ...reads.keys];
    if (!hasNoPage(made, locale)) return withReport({ ...made, keys }, report);
    const to = await redirectOf({ pathname: plainPath(url.pathname), search: url.search });
    const withRedirects = [...keys, redirectsKey];
    if (to !== null) return { kind: 'redirect', status: 301, to: pathIn(locale, to), keys: withRedirects };
    return withReport({ ...made, keys: withRedirects }, report);
  } catch (error) {
    report(error);
    throw error;
  }
}

/** Reports errors of making the HTML too, which happens later, and only if it is needed. */
function withReport(made: DocumentResponse, report: (problem: unknown) => void): DocumentResponse {
  if (made.kind === 'redirect') return made;
  const html = () => {
    try {
      return made.html();
    } catch (error) {
      report(error);
      throw error;
    }
  };
  return { ...made, html };
}

/** The cache key of documents that depend on the redirects of the backend. */
const redirectsKey = 'redirects';

/** Whether an address has no page; one that redirects to Home has none either. */
function hasNoPage(made: DocumentResponse, locale: string): boolean {
  return made.kind === 'redirect' ? made.to === pathIn(locale, paths.home()) : made.status === 404;
}

function documentSpan({ pathname }: URL) {
  return { name: 'document', attributes: { 'url.path': pathname, 'iwan.request.id': currentRequestId() ?? '' } };
}

/** The log of the running process, since the work may outlast the request that started it. */
function logOf({ id, log }: FastifyRequest): FastifyBaseLogger {
  const requestId = currentRequestId();
  return requestId === undefined || requestId === id ? log : log.child({ requestId, begunBy: id });
}

/** The releases that a document was made with. */
function madePage(
  { owners }: Extract<DocumentResponse, { readonly kind: 'document' }>,
  { releases }: Pick<Site, 'releases'>,
): MadePage {
  const versions = [...(owners?.all ?? [])].flatMap((remote) => {
    const version = releases.get(remote)?.release.version;
    return version === undefined ? [] : [[remote, version] as const];
  });
  return { releases: Object.fromEntries(versions), faulty: owners?.faulty ?? new Set() };
}
