import { previewAddress, remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readingOf } from '../../../../src/document/languages';
import { plainPage } from '../../../request/html/plain-page';
import { sendingPage } from '../../../request/network/forwarded';
import { textsOf } from '../texts';
import { endPreviewPath } from './preview-banner';
import { type Previewed, previewedIn, setPreviewCookie, withPreview } from './preview-cookie';
import type { PreviewReleases } from './preview-releases';

interface Options {
  readonly previews: Pick<PreviewReleases, 'isOffered'>;
  /** The origin of our own pages, where it is known. */
  readonly ownOrigin: string | null;
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** The limit of the button's form in bytes. */
const bodyLimit = 1024;

/** The routes that begin and end a preview. */
export async function previewRoute(app: FastifyInstance, { previews, ownOrigin, isSecure }: Options): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, __, done) =>
    done(null),
  );
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
  app.get<{ Params: Previewed }>(previewAddress({ name: ':name', version: ':version' }), async (request, reply) => {
    const { name, version } = request.params;
    const isName = remoteNamePattern.test(name) && versionPattern.test(version);
    if (!isName || !(await previews.isOffered({ name, version }))) {
      const { locale } = readingOf('/');
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(plainPage({ locale, ...textsOf(locale).none }));
    }
    const previewed = withPreview(previewedIn(request.headers.cookie), { name, version });
    return reply.header('set-cookie', setPreviewCookie(previewed, isSecure(request))).redirect('/', 303);
  });
  app.post(endPreviewPath, async (request, reply) => {
    if (!isFromOwnPage(sendingPage(request), ownOrigin)) return reply.code(403).send();
    return reply.header('set-cookie', setPreviewCookie([], isSecure(request))).redirect(pageOf(request), 303);
  });
}

/** The page of ours with the button. */
function pageOf({ headers: { referer }, host }: FastifyRequest): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const page = new URL(referer);
  // Its path cannot lead to another host.
  return page.host === host ? page.pathname.replace(/^[/\\]+/, '/') + page.search : '/';
}
