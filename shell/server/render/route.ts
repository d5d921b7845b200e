import { languageOf } from '@iwan/shared/domain/format/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../src/composition/match-route';
import { linkedDialog } from '../../src/dialogs/linked-dialog';
import { plainAddress, readingOf } from '../../src/document/languages';
import { withTimeLimit } from '../../src/network/time-limit';
import { shareDocument } from '../cache/share-document';
import type { SharedCache } from '../cache/shared-cache';
import { previewToken } from '../data/content-previews/preview-token';
import { fillForm } from '../forms/fill-form';
import type { FormDrafts } from '../forms/form-drafts';
import type { HandedOutReleases } from '../operation/telemetry/handed-out-releases';
import { setVisitHeaders, type Visit, type VisitorSites } from '../release/canaries/visitor-sites';
import type { Site } from '../release/composed-site';
import { resourceAt } from '../release/resources/ask-resource';
import { httpWithResources } from '../release/resources/http-with-resources';
import { type ResourceOptions, respondWithResource } from '../release/resources/respond-with-resource';
import { namesTag } from '../request/entity-tag';
import { documentPolicy } from '../request/policy/page-policy';
import { TooMuchWork, type VisitorWork } from '../request/visitors/visitor-work';
import type { BackendReadiness } from './backend-readiness';
import type { EncodedContent } from './content/encoded-content';
import { encodingFor } from './content/encoding';
import type { DocumentCache } from './document-cache';
import { brokenPage, startingPage, tooManyPages } from './error-pages';
import { documentTimeLimit, makeDocument } from './make-document';
import { makePreview, type PreviewContext } from './make-preview';
import { textsOf } from './texts';

/** Addresses with these prefixes are files, or not part of the site. */
const noPage = /^\/(shell|remotes|images)\/|^\/office(?![^/?#])/i;

interface Options extends PreviewContext, ResourceOptions {
  readonly sites: Pick<VisitorSites, 'settled' | 'of'>;
  /** Whether our cookies have the `Secure` attribute. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly documents: DocumentCache;
  /** The cache in front of the site, where there is one. */
  readonly sharedCache: Pick<SharedCache, 'headersFor'> | null;
  /** The name of a visit's variant of the site; `null` where everybody has the same. */
  readonly variantOfVisit: (visit: Visit) => string | null;
  readonly work: VisitorWork;
  readonly formDrafts: FormDrafts;
  /** Called with the releases of each document. */
  readonly handedOut: Pick<HandedOutReleases, 'note'>;
  /** Present where our own backend starts beside the site. */
  readonly readiness?: BackendReadiness;
}

/** Every page of the site, and the resources of remotes. */
export async function documentRoute(
  app: FastifyInstance,
  {
    readiness,
    formDrafts,
    handedOut,
    documents,
    sharedCache,
    variantOfVisit,
    work,
    sites,
    isSecure,
    ...context
  }: Options,
): Promise<void> {
  app.get('/*', async (request, reply) => {
    const visit = sites.settled(request) ?? (await sites.of(request));
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), context.siteUrl);
    const resource = resourceAt(visit.site, url.pathname);
    if (resource) {
      const http = httpWithResources(context.http, visit.site, context);
      return respondWithResource(request, reply, resource, { ...context, http, work });
    }
    const { locale } = readingOf(url.pathname);
    // A missing file must be a 404: a page in its place would be run as a script or decoded as a picture.
    // The office has its own origin, so its addresses are none of this site.
    const isNoPage = /\.[a-z0-9]{2,5}$/i.test(url.pathname) || noPage.test(plainAddress(request.url));
    if (isNoPage) {
      return reply.code(404).type('text/plain; charset=utf-8').send(textsOf(locale).noFile);
    }
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-language': languageOf(locale).code });
    setVisitHeaders(request, reply, visit, isSecure(request));
    if (readiness && !readiness.isReady) {
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send(startingPage(locale));
    }
    const draft = formDrafts.of(url);
    const token = previewToken(url);
    try {
      const response =
        (draft || token !== null ? undefined : freshDocument(visit, url)) ??
        (await withTimeLimit(documentTimeLimit, new AbortController().signal, async () => {
          const { site, preview } = visit;
          if (token !== null) return work.run(request, () => makePreview(context, { token, visit, url, request }));
          const isOwn = { dialog: hasPrivateDialog(site, url), page: isPrivate(site, url) };
          const make = () => makeDocument(context, visit, url, request, isOwn);
          if (draft || isOwn.dialog || isOwn.page || preview) return work.run(request, make);
          return documents.read(site, url.pathname + url.search, make, (making) => work.run(request, making));
        }));
      handedOut.note(visit.site.composition.releases);
      if (token !== null) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (sharedCache && visit.preview === null && token === null) {
        const keys = 'html' in response ? null : (response.keys ?? null);
        const isProvisional = 'isProvisional' in response;
        shareDocument(request, reply, { keys, isProvisional, variant: variantOfVisit(visit), url }, sharedCache);
      }
      if (response.kind === 'redirect') return reply.redirect(response.to, response.status);
      reply.code(response.status).headers(response.status === 503 ? { 'retry-after': '30' } : {});
      const html = 'content' in response ? '' : response.html();
      const policy = 'content' in response ? response.content.policy : documentPolicy(html);
      if (!context.developmentScript) reply.header('content-security-policy', policy);
      if ('content' in response) return reply.send(sentContent(request, reply, response.content));
      // A form draft, a private dialog, or a page with a secret address: the address is not sent to other sites as a referrer.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
      return reply.send(draft ? fillForm(html, draft) : html);
    } catch (error) {
      if (error instanceof TooMuchWork) {
        const headers = { 'cache-control': 'no-store', 'retry-after': String(error.retryAfter) };
        return reply.code(429).headers(headers).send(tooManyPages(locale));
      }
      request.log.debug({ err: error, url: url.pathname }, 'A visitor got no page');
      return reply.code(500).header('cache-control', 'no-store').send(brokenPage(locale, request.id));
    }
  });

  /** The synchronous path, without a timer. */
  function freshDocument({ site, preview }: Visit, { pathname, search }: URL) {
    return preview === null ? documents.fresh(site, pathname + search) : undefined;
  }
}

function isPrivate({ composition }: Site, { pathname }: URL): boolean {
  const target = matchRoute(composition, pathname)?.route.target;
  return target?.kind === 'remote' && target.isPrivate === true;
}

/** Whether the address has a dialog with private content. */
function hasPrivateDialog({ composition }: Site, { search }: URL): boolean {
  return composition.dialogs[linkedDialog(composition, search)?.name ?? '']?.isPrivate === true;
}

/**
 * Prepares the response of a document: the copy in the preferred encoding, or 304 where the browser has the same document
 * already. Only for a page with status 200 (RFC 9110, section 13.2.1).
 */
function sentContent({ headers }: FastifyRequest, reply: FastifyReply, content: EncodedContent): Buffer | undefined {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'accept-encoding' : `${others}, accept-encoding`);
  if (reply.statusCode === 200) {
    reply.header('etag', content.tag);
    if (namesTag(headers['if-none-match'], content.tag)) {
      reply.code(304).removeHeader('content-type');
      return undefined;
    }
  }
  const encoding = encodingFor(headers['accept-encoding']);
  const copy = content.in(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return copy;
}
