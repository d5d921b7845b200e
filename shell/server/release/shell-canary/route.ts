import { shellName } from '@iwan/shared/contracts/shell-release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readingOf } from '../../../src/document/languages';
import { plainPage } from '../../request/html/plain-page';
import { bucketOf, drawBucket, isInCanary, setBucketCookie } from '../canaries/buckets';
import type { MadePage } from '../canaries/canary-judge';
import type { LiveCanary } from '../canaries/live-canaries';
import { previewedIn } from '../canaries/preview/preview-cookie';
import type { ShellProcess } from '../canaries/shell-process';
import { variesBy } from '../canaries/variant';
import { passOn } from './pass-on';
import { textsOf } from './texts';

interface Options {
  readonly running: () => LiveCanary<Pick<ShellProcess, 'port'>> | undefined;
  /** The version of the running shell. */
  readonly stable: string;
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Called with each response of either shell. */
  readonly onMade: (page: MadePage) => void;
}

/** Addresses that do not depend on the shell's code: files, pictures, the backend, and what only this server has. */
const isNotOfPage =
  /^\/(?:api|shell|remotes|images|original|tiles|social)\/|^\/(?:__|healthz|readyz)|\.[a-z0-9]{2,5}$/i;
const composition = '/composition.json';

/**
 * Forwards the requests of visitors with a canary of the shell: pages, posted forms, and the composition. A GET without a
 * response is answered here.
 */
export function passToShellCanary(app: FastifyInstance, { running, stable, isSecure, onMade }: Options): void {
  const note = (version: string, isFaulty: boolean) =>
    onMade({ releases: { [shellName]: version }, faulty: new Set(isFaulty ? [shellName] : []) });
  const answeredHere = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const canary = running();
    if (canary === undefined || !isOfPage(request.url)) return;
    const { cookie } = request.headers;
    // A preview is rendered by this shell.
    if (previewedIn(cookie).length > 0) return;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const known = bucketOf(cookie);
    // A form of a visitor who was never shown a canary is handled here.
    if (known === null && !isReading) return;
    const bucket = known ?? drawBucket();
    const newCookie = known === null ? setBucketCookie(bucket, isSecure(request)) : null;
    // So that the canary selects the remotes' releases by the same bucket.
    if (newCookie !== null) request.raw.headers.cookie = [cookie, `iwan_canary=${bucket}`].filter(Boolean).join('; ');
    const varyBy = variesBy(request);
    reply.headers({ vary: varyBy, ...(newCookie === null ? {} : { 'set-cookie': newCookie }) });
    if (!isInCanary(canary, bucket)) {
      answeredHere.add(request);
      return;
    }
    const status = await passOn(request, reply, { port: canary.live.port, cookie: newCookie, varyBy });
    note(canary.version, status === null || status >= 500);
    if (status !== null || isReading) return;
    const { locale } = readingOf('/');
    return reply
      .code(502)
      .headers({ 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(plainPage({ locale, ...textsOf(locale) }));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (answeredHere.has(request)) note(stable, reply.statusCode >= 500);
  });
}

function isOfPage(url: string): boolean {
  const path = url.replace(/\?.*$/, '');
  return path === composition || !isNotOfPage.test(path);
}
