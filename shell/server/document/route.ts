import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type Composition, compositionPath } from '../../src/composition/composition';
import { matchRoute } from '../../src/composition/match-route';
import { linkedDialog } from '../../src/dialogs/linked-dialog';
import { readingOf } from '../../src/document/languages';
import { withTimeLimit } from '../../src/network/time-limit';
import type { MadePage } from '../canaries/judge/canary-judge';
import { previewBanner } from '../canaries/preview/preview-banner';
import { setVisitHeaders } from '../canaries/visit-headers';
import type { Visit, VisitorSites } from '../canaries/visitor-sites';
import { entityTag, namesTag } from '../entity-tag';
import { fillForm } from '../forms/fill-form';
import type { FormDrafts } from '../forms/form-drafts';
import { currentRequestId } from '../network/request-context';
import { documentPolicy } from '../policy/page-policy';
import type { Site } from '../releases/composed-site';
import { answerResource, type ResourceOptions } from '../resources/answer-resource';
import { resourceAt } from '../resources/ask-resource';
import { serviceOfContract2 } from '../resources/contract-2';
import { httpWithResources } from '../resources/http-with-resources';
import type { HandedOutReleases } from '../telemetry/handed-out-releases';
import { inSpan } from '../tracing/in-span';
import { TooMuchWork, type VisitorWork } from '../visitors/visitor-work';
import type { BackendReadiness } from './backend-readiness';
import { sentContent } from './content/sent-content';
import type { DocumentCache } from './document-cache';
import { brokenPage, startingPage, tooManyPages } from './error-pages';
import { madePage } from './made-page';
import { type DocumentAnswer, type DocumentContext, renderDocument } from './render-document';
import { textsOf } from './texts';

const documentTimeLimit = 10_000;

/** What begins like this is a file, or is not of the site at all. */
const noPage = /^\/(shell|remotes|images)\/|^\/office(?![^/?#])/i;

interface Options extends Omit<DocumentContext, 'log' | 'site' | 'dialogHttp'>, ResourceOptions {
  readonly sites: Pick<VisitorSites, 'settled' | 'of'>;
  /** Hears of every page that was made. */
  readonly onMade: (page: MadePage) => void;
  /** Whether a cookie of ours is to be sent by https alone. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** The way to the backend for a dialog that shows what is the visitor's own. */
  readonly dialogHttpFor: (request: FastifyRequest) => Http;
  readonly documents: DocumentCache;
  readonly work: VisitorWork;
  readonly formDrafts: FormDrafts;
  /** Hears of the releases that documents are given away with. */
  readonly handedOut: Pick<HandedOutReleases, 'note'>;
  /** Set where our own backend starts beside the site. */
  readonly readiness?: BackendReadiness;
}

/** Every page of the site, and what it is composed of for the tabs that are open. */
export async function documentRoute(
  app: FastifyInstance,
  {
    readiness,
    formDrafts,
    handedOut,
    documents,
    work,
    services,
    sites,
    isSecure,
    onMade,
    dialogHttpFor,
    ...context
  }: Options,
): Promise<void> {
  app.get(compositionPath, async (request, reply) => {
    const visit = await sites.of(request);
    const { composition } = visit.site;
    const tag = tagOf(composition);
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    setVisitHeaders(reply, visit, isSecure(request));
    return namesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(composition);
  });
  app.get('/*', async (request, reply) => {
    const visit = sites.settled(request) ?? (await sites.of(request));
    const { pathname } = new URL(request.url.replace(/^[/\\]+/, '/'), context.siteUrl);
    const resource = resourceAt(visit.site, pathname) ?? serviceOfContract2(pathname);
    if (resource) {
      const http = httpWithResources(context.http, visit.site, { ...context, services });
      return answerResource(request, reply, resource, { ...context, http, work, services });
    }
    const { locale } = readingOf(pathname);
    // A missing file must say so: a page in its place would be run as a script or drawn as a picture.
    // The office has an origin of its own.
    const isNoPage = /\.[a-z0-9]{2,5}$/i.test(request.url.replace(/\?.*$/, '')) || noPage.test(request.url);
    if (isNoPage) {
      return reply.code(404).type('text/plain; charset=utf-8').send(textsOf(locale).noFile);
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    setVisitHeaders(reply, visit, isSecure(request));
    if (readiness && !readiness.isReady) {
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send(startingPage(locale));
    }
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), context.siteUrl);
    const draft = formDrafts.of(url);
    try {
      const answer =
        (draft ? undefined : freshDocument(visit, url)) ??
        (await withTimeLimit(documentTimeLimit, new AbortController().signal, async () => {
          const { site, preview } = visit;
          const hasOwn = hasPrivateDialog(site, url);
          const make = () => makeDocument(visit, url, request, hasOwn);
          if (draft || hasOwn || preview || isPrivate(site, url)) return work.run(request, make);
          return documents.read(site, url.pathname + url.search, make, (making) => work.run(request, making));
        }));
      handedOut.note(visit.site.composition.releases);
      if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
      reply.code(answer.status).headers(answer.status === 503 ? { 'retry-after': '30' } : {});
      const policy = 'content' in answer ? answer.content.policy : documentPolicy(answer.html);
      if (!context.developmentScript) reply.header('content-security-policy', policy);
      if ('content' in answer) return reply.send(sentContent(request, reply, answer.content));
      // What a visitor has typed, what is theirs alone, or a page whose address is a secret: no other site is told of it.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
      return reply.send(draft ? fillForm(answer.html, draft) : answer.html);
    } catch (problem) {
      if (problem instanceof TooMuchWork) {
        const headers = { 'cache-control': 'no-store', 'retry-after': String(problem.retryAfter) };
        return reply.code(429).headers(headers).send(tooManyPages(locale));
      }
      request.log.debug({ err: problem, url: url.pathname }, 'A visitor got no page');
      return reply.code(500).header('cache-control', 'no-store').send(brokenPage(locale, request.id));
    }
  });

  /** What can be given at once, without a timer. */
  function freshDocument({ site, preview }: Visit, { pathname, search }: URL) {
    return preview === null ? documents.fresh(site, pathname + search) : undefined;
  }

  /** Tells of a failure itself: there may be no visitor who waits for the document. */
  async function makeDocument(
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
          const answer = await renderDocument({ ...context, ...own, services, site, log }, url, signal);
          span.setAttribute('http.response.status_code', answer.status);
          return answer;
        }),
      );
      if (preview === null && made.kind === 'document') onMade(madePage(made, site, request.ip));
      return made;
    } catch (problem) {
      log.error({ err: problem, url: url.pathname }, 'A page could not be made');
      throw problem;
    }
  }
}

function documentSpan({ pathname }: URL) {
  return { name: 'document', attributes: { 'url.path': pathname, 'iwan.request.id': currentRequestId() ?? '' } };
}

/** The log of the work that runs now, which may go on behind the request that has begun it. */
function logOf({ id, log }: FastifyRequest): FastifyBaseLogger {
  const requestId = currentRequestId();
  return requestId === undefined || requestId === id ? log : log.child({ requestId, begunBy: id });
}

function isPrivate({ composition }: Site, { pathname }: URL): boolean {
  const target = matchRoute(composition, pathname)?.route.target;
  return target?.kind === 'remote' && target.isPrivate === true;
}

/** Whether the address asks for a dialog that shows what is the visitor's own. */
function hasPrivateDialog({ composition }: Site, { search }: URL): boolean {
  return composition.dialogs[linkedDialog(composition, search)?.name ?? '']?.isPrivate === true;
}

const tags = new WeakMap<Composition, string>();

/** A tag of the content, reckoned once for each composition. */
function tagOf(composition: Composition): string {
  let tag = tags.get(composition);
  if (tag === undefined) {
    tag = entityTag(JSON.stringify(composition));
    tags.set(composition, tag);
  }
  return tag;
}
