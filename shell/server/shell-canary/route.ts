import { shellName } from '@iwan/shared/contracts/shell-release';
import { networkOf } from '@iwan/shared/network/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readingOf } from '../../src/document/languages';
import { bucketOf, drawBucket, isInCanary, setBucketCookie } from '../canaries/buckets';
import type { MadePage } from '../canaries/judge/canary-judge';
import { previewedIn } from '../canaries/preview/preview-cookie';
import { plainPage } from '../html/plain-page';
import { passOn } from './pass-on';
import type { ShellCanary } from './shell-canary';
import { textsOf } from './texts';

interface Options {
  readonly canary: Pick<ShellCanary, 'running'>;
  /** The version of the shell that runs here. */
  readonly stable: string;
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Hears of each answer of either shell. */
  readonly onMade: (page: MadePage) => void;
}

/** What does not depend on the shell's code: files, pictures, the backend, and what only this server knows. */
const isNotOfPage =
  /^\/(?:api|shell|remotes|images|original|tiles|social)\/|^\/(?:__|healthz|readyz)|\.[a-z0-9]{2,5}$/i;
const composition = '/composition.json';

/**
 * Passes the requests of those who get a canary of the shell on to it: pages, what is posted, and what the site is composed of. A
 * reading that it does not answer is answered here.
 */
export function passToShellCanary(app: FastifyInstance, { canary, stable, isSecure, onMade }: Options): void {
  const note = (request: FastifyRequest, version: string, isFaulty: boolean) =>
    onMade({
      releases: { [shellName]: version },
      faulty: new Set(isFaulty ? [shellName] : []),
      network: networkOf(request.ip),
    });
  const answeredHere = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const { running } = canary;
    if (running === null || !isOfPage(request.url)) return;
    const { cookie } = request.headers;
    // A preview is of this shell.
    if (previewedIn(cookie).length > 0) return;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const known = bucketOf(cookie);
    // What is posted by who was never shown a canary is taken here.
    if (known === null && !isReading) return;
    const bucket = known ?? drawBucket();
    const newCookie = known === null ? setBucketCookie(bucket, isSecure(request)) : null;
    // So that whatever is shown of the remotes is of the same bucket.
    if (newCookie !== null) request.raw.headers.cookie = [cookie, `iwan_canary=${bucket}`].filter(Boolean).join('; ');
    reply.headers({ vary: 'cookie', ...(newCookie === null ? {} : { 'set-cookie': newCookie }) });
    if (!isInCanary(running, bucket)) {
      answeredHere.add(request);
      return;
    }
    const passed = await passOn(request, reply, { port: running.port, cookie: newCookie });
    const isAnswered = passed.kind === 'answered';
    note(request, running.version, !isAnswered || passed.status >= 500);
    if (isAnswered || isReading) return;
    const { locale } = readingOf('/');
    return reply
      .code(502)
      .headers({ 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(plainPage({ locale, ...textsOf(locale) }));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (answeredHere.has(request)) note(request, stable, reply.statusCode >= 500);
  });
}

function isOfPage(url: string): boolean {
  const path = url.replace(/\?.*$/, '');
  return path === composition || !isNotOfPage.test(path);
}
