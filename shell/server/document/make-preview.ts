import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyRequest } from 'fastify';
import { readingOf } from '../../src/document/languages';
import type { Visit } from '../canaries/visitor-sites';
import { previewEnd } from '../content-previews/content-preview';
import { contentPreviewBanner, endedPreviewPage } from '../content-previews/content-preview-banner';
import { withPreview } from '../content-previews/preview-token';
import { IslandCache } from './islands/island-cache';
import { type MakeContext, makeDocument } from './make-document';
import type { DocumentAnswer } from './render-document';

export interface PreviewContext extends MakeContext {
  /** The way to the backend, which answers with the record of a preview; nothing of it is kept. */
  readonly previewHttp: (token: string) => Http;
}

interface Asked {
  readonly token: string;
  readonly visit: Visit;
  readonly url: URL;
  readonly request: FastifyRequest;
}

/**
 * Renders the document of an address with the record that a preview shows, by the same code as everybody's. Nothing of it is kept or
 * counted. One that has ended is a page that says so.
 */
export async function makePreview(
  { previewHttp, beacon: _, ...context }: PreviewContext,
  { token, visit, url, request }: Asked,
): Promise<DocumentAnswer> {
  const { locale } = readingOf(url.pathname);
  const http = previewHttp(token);
  const end = await previewEnd(http, new AbortController().signal);
  if (end === null) return { kind: 'document', status: 410, html: () => endedPreviewPage(locale), isWhole: true };
  // No HTML is kept of what nobody else is to see.
  const islands = new IslandCache({ maxAge: 0 });
  const own = { http, islands, banner: contentPreviewBanner(end, locale), onMade: () => {} };
  const made = await makeDocument({ ...context, ...own }, visit, url, request, false);
  return made.kind === 'redirect' ? { ...made, status: 302, to: withPreview(made.to, token) } : made;
}
