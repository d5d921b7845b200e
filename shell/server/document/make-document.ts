import type { Http } from '@iwan/shared/contracts/http';
import { paths } from '@iwan/shared/paths/paths';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { readingOf } from '../../src/document/languages';
import { withTimeLimit } from '../../src/network/time-limit';
import type { MadePage } from '../canaries/judge/canary-judge';
import { previewBanner } from '../canaries/preview/preview-banner';
import type { Visit } from '../canaries/visitor-sites';
import { currentRequestId } from '../network/request-context';
import type { AskRedirect } from '../redirects/ask-redirect';
import { inSpan } from '../tracing/in-span';
import { madePage } from './made-page';
import { type DocumentAnswer, type DocumentContext, renderDocument } from './render-document';

/** The timeout of rendering in milliseconds. */
export const documentTimeLimit = 10_000;

export interface MakeContext extends Omit<DocumentContext, 'log' | 'site' | 'dialogHttp'> {
  /** Called with every page that was made. */
  readonly onMade: (page: MadePage) => void;
  /** Where an address that has no page leads on to. */
  readonly redirectOf: AskRedirect;
  /** The way to the backend for a dialog that shows what is the visitor's own. */
  readonly dialogHttpFor: (request: FastifyRequest) => Http;
}

/**
 * Renders the document of an address for a visit; `hasOwn`: with a dialog that shows what is the visitor's own. Where there is no such page,
 * it is where the address leads on to. It logs a failure itself, since the document may be made for the cache, with no visitor who waits
 * for it.
 */
export async function makeDocument(
  { onMade, redirectOf, dialogHttpFor, ...context }: MakeContext,
  { site, preview }: Visit,
  url: URL,
  request: FastifyRequest,
  hasOwn: boolean,
): Promise<DocumentAnswer> {
  const own = {
    ...(hasOwn ? { dialogHttp: dialogHttpFor(request) } : {}),
    ...(preview ? { banner: previewBanner(preview, readingOf(url.pathname).locale) } : {}),
  };
  const log = logOf(request);
  try {
    const made = await withTimeLimit(documentTimeLimit, new AbortController().signal, (signal) =>
      inSpan(documentSpan(url), async (span) => {
        const answer = await renderDocument({ ...context, ...own, site, log }, url, signal);
        span.setAttribute('http.response.status_code', answer.status);
        return answer;
      }),
    );
    if (preview === null && made.kind === 'document') onMade(madePage(made, site, request.ip));
    const to = hasNoPage(made) ? await redirectOf(url) : null;
    return to === null ? made : { kind: 'redirect', status: 301, to };
  } catch (problem) {
    log.error({ err: problem, url: url.pathname }, 'A page could not be made');
    throw problem;
  }
}

/** Whether an address has none: also one of those that lead Home for want of a better place. */
function hasNoPage(made: DocumentAnswer): boolean {
  return made.kind === 'redirect' ? made.to === paths.home() : made.status === 404;
}

function documentSpan({ pathname }: URL) {
  return { name: 'document', attributes: { 'url.path': pathname, 'iwan.request.id': currentRequestId() ?? '' } };
}

/** The log of the running process, since the work may outlast the request that started it. */
function logOf({ id, log }: FastifyRequest): FastifyBaseLogger {
  const requestId = currentRequestId();
  return requestId === undefined || requestId === id ? log : log.child({ requestId, begunBy: id });
}
