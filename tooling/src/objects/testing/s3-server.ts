import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { s3Bucket } from '../s3-bucket';

interface Stored {
  readonly content: Buffer;
  readonly tag: string;
  readonly at: Date;
}

/**
 * How a response fails: not at all, a reset connection, no response, one that stops in the middle, or a refusal of these
 * credentials.
 */
export type Fault = 'cut' | 'hang' | 'stall' | 'deny' | null;

export interface S3Server {
  readonly url: string;
  readonly objects: Map<string, Stored>;
  /** How many requests there were, by method. */
  readonly requests: Readonly<Record<string, number>>;
  /** Determines the failure of a request. */
  faultOf: (request: { readonly method: string; readonly key: string }) => Fault;
  close(): Promise<void>;
}

const pageSize = 1000;

/**
 * The part of S3 that releases and uploads use, with conditional writes, in memory: servers in the registry do not support
 * these. One bucket, in its path.
 */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Stored>();
  const requests: Record<string, number> = {};
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });
  // On a busy machine a client notices late that an idle connection was closed, and loses its request.
  server.keepAliveTimeout = 0;
  const running: S3Server = {
    url: '',
    objects,
    requests,
    faultOf: () => null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.invalid');
    const [, name = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const content = await buffer(request);
    requests[method] = (requests[method] ?? 0) + 1;
    const fault = running.faultOf({ method, key });
    if (fault === 'hang') return;
    if (fault === 'cut') {
      response.destroy();
      return;
    }
    if (fault === 'deny') return refuse(response, 403, 'AccessDenied');
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (method === 'GET' && searchParams.has('list-type')) return list(response, searchParams);
    const known = objects.get(key);
    if (method === 'HEAD') {
      if (!known) return void response.writeHead(404).end();
      const about = {
        etag: known.tag,
        'last-modified': known.at.toUTCString(),
        'content-length': known.content.length,
      };
      return void response.writeHead(200, about).end();
    }
    if (method === 'GET') {
      if (!known) return refuse(response, 404, 'NoSuchKey');
      if (headers['if-none-match'] === known.tag) return void response.writeHead(304).end();
      response.writeHead(200, { etag: known.tag, 'content-length': known.content.length });
      return void (fault === 'stall' ? response.write(known.content.subarray(0, 1)) : response.end(known.content));
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (headers['if-none-match'] === '*' && known) return refuse(response, 412, 'PreconditionFailed');
    if (headers['if-match'] !== undefined && headers['if-match'] !== known?.tag) {
      return known ? refuse(response, 412, 'PreconditionFailed') : refuse(response, 404, 'NoSuchKey');
    }
    const tag = `"${createHash('md5').update(content).digest('hex')}"`;
    objects.set(key, { content, tag, at: new Date() });
    response.writeHead(200, { etag: tag }).end();
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const shown = found.slice(0, pageSize);
    const isTruncated = found.length > pageSize;
    const contents = shown.map(
      ([key, { at, content }]) =>
        `<Contents><Key>${escapeXml(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
    );
    const next = isTruncated
      ? `<NextContinuationToken>${escapeXml(shown.at(-1)?.[0] ?? '')}</NextContinuationToken>`
      : '';
    const body = `<IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}`;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<ListBucketResult>${body}</ListBucketResult>`);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(running, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

let server: S3Server | null = null;

/** A bucket of a local server, through the client of production. */
export async function testBucket(name = 'releases') {
  server ??= await startS3Server('releases');
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    // One attempt: a test does not wait for retries.
    AWS_MAX_ATTEMPTS: '1',
  });
  return { server, bucket: s3Bucket({ bucket: name, prefix: 'iwan/' }) };
}

/** To be called at the end. */
export async function closeTestBucket(): Promise<void> {
  await server?.close();
  server = null;
}
