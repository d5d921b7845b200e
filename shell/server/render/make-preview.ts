import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyRequest } from 'fastify';
import { readingOf } from '../../src/document/languages';
import { contentPreviewBanner, endedPreviewPage, previewEnd } from '../data/content-previews/content-preview-banner';
import { withPreview } from '../data/content-previews/preview-token';
import type { Visit } from '../release/canaries/visitor-sites';
import { IslandCache } from './islands/island-cache';
import { type MakeContext, makeDocument } from './make-document';
import type { DocumentResponse } from './render-document';

export interface PreviewContext extends MakeContext {
  /** A client of the backend whose responses contain the previewed record; they are not cached. */
  readonly previewHttp: (token: string) => Http;
}

interface Asked {
  readonly token: string;
  readonly visit: Visit;
  readonly url: URL;
  readonly request: FastifyRequest;
}

/**
 * Renders the document of an address with the previewed record, by the same code as for all visitors. Nothing of it is cached or
 * counted. For a preview that has ended, a page with status 410 says so.
 */
export async function makePreview(
  { previewHttp, beacon: _, ...context }: PreviewContext,
  { token, visit, url, request }: Asked,
): Promise<DocumentResponse> {
  const { locale } = readingOf(url.pathname);
  const http = previewHttp(token);
  const end = await previewEnd(http, new AbortController().signal);
  if (end === null) return { kind: 'document', status: 410, html: () => endedPreviewPage(locale), isWhole: true };
  // Not cached: the record is not public.
  const islands = new IslandCache({ maxAge: 0 });
  const own = { http, islands, banner: contentPreviewBanner(end, locale), onMade: () => {} };
  const made = await makeDocument({ ...context, ...own }, visit, url, request, {});
  return made.kind === 'redirect' ? { ...made, status: 302, to: withPreview(made.to, token) } : made;
}
