import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { shellName } from '@iwan/shared/contracts/shell-release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readingOf } from '../../../src/document/languages';
import { plainPage } from '../../request/html/plain-page';
import { forwarded } from '../../request/network/forwarded';
import { bucketOf, drawBucket, isInCanary, setBucketCookie } from '../canaries/buckets';
import type { MadePage } from '../canaries/canary-judge';
import type { LiveCanary } from '../canaries/live-canaries';
import { previewedIn } from '../canaries/preview/preview-cookie';
import type { ShellProcess } from '../canaries/shell-process';
import { variesBy } from '../canaries/variant';
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

/** The timeouts of the canary's first byte, for a GET and for a posted form, in milliseconds. */
const timeLimits = { reading: 8_000, posting: 30_000 };

interface Canary {
  readonly port: number;
  /** Added to the cookies of that server. */
  readonly cookie: string | null;
  /** What the choice of that server depends on. */
  readonly varyBy: string;
}

/**
 * Forwards a request to another document server on this machine, and streams its response to the visitor. Resolves with its status,
 * or with `null` where nothing was sent to the visitor yet. Never rejects.
 */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { port, cookie, varyBy }: Canary,
): Promise<number | null> {
  const response = await responseOf(request, port);
  if (response === null) return null;
  const { headers, statusCode: status = 502 } = response;
  const cookies = [...(headers['set-cookie'] ?? []), ...(cookie === null ? [] : [cookie])];
  reply.hijack();
  reply.raw.writeHead(status, {
    ...withoutHops(headers),
    vary: [headers.vary, headers.vary?.includes(varyBy) ? '' : varyBy].filter(Boolean).join(', '),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  pipeline(response, reply.raw, () => {});
  return status;
}

/** Over a connection of its own: one that was idle could be closed by the other server in the moment in which it is used again. */
function responseOf(request: FastifyRequest, port: number): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const { method, url, headers } = request.raw;
    const isReading = method === 'GET' || method === 'HEAD';
    const timeLimit = isReading ? timeLimits.reading : timeLimits.posting;
    const requested = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      agent: false,
      headers: { ...withoutHops(headers), ...forwarded(request) },
    });
    const timer = setTimeout(() => requested.destroy(new Error('It took too long.')), timeLimit);
    requested.once('response', (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    requested.on('error', () => {
      clearTimeout(timer);
      resolve(null);
    });
    request.raw.once('aborted', () => requested.destroy());
    if (isReading) requested.end();
    else pipeline(request.raw, requested, () => {});
  });
}

/** Without hop-by-hop headers (RFC 9110, section 7.6.1). */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, expect: ____, ...rest } = headers;
  return rest;
}
