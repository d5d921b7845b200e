import { BodyTooLarge, limitedBody } from '../../request/network/limited-body';

/** The timeouts of the first byte and of the whole response of the storage, in milliseconds. */
const responseTimeLimit = 10_000;
const sourceTimeLimit = 8000;
const largestSource = 15 * 1024 * 1024;

/** An entity's image failed to load; `status` is for the visitor's browser. */
export class ImageFailure extends Error {
  readonly status: 404 | 413 | 502;

  constructor(status: 404 | 413 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageFailure';
    this.status = status;
  }
}

/**
 * The address of an entity's file below `assetsUrl`. A full URL is accepted only below `assetsUrl` too: nobody can make this
 * server fetch from elsewhere. Throws an `ImageFailure` otherwise.
 */
export function sourceAddress(assetsUrl: string, path: string): URL {
  const base = new URL(`${assetsUrl}/`);
  const isWhole = /^https?:/i.test(path);
  if (isWhole && !URL.canParse(path)) throw new ImageFailure(404, `${path} is no address.`);
  const address = isWhole ? new URL(path) : new URL(path.split('/').map(encodeURIComponent).join('/'), base);
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname)) {
    throw new ImageFailure(404, `${path} is not an image of ours.`);
  }
  return address;
}

/** Fetches a source image completely. Rejects with an `ImageFailure`; redirects are not followed. */
export async function fetchSource(address: URL): Promise<Buffer> {
  const limit = new AbortController();
  const end = (milliseconds: number, what: string) =>
    setTimeout(() => limit.abort(new Error(`${what} within ${milliseconds} ms.`)), milliseconds);
  let timer = end(responseTimeLimit, 'No answer');
  try {
    const response = await fetch(address, { redirect: 'error', signal: limit.signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ImageFailure(
        response.status === 404 || response.status === 410 ? 404 : 502,
        `${address.pathname}: ${response.status}`,
      );
    }
    clearTimeout(timer);
    timer = end(sourceTimeLimit, 'Not whole');
    return await limitedBody(response, largestSource);
  } catch (error) {
    if (error instanceof ImageFailure) throw error;
    if (error instanceof BodyTooLarge) throw new ImageFailure(413, `${address.pathname}: ${error.message}`);
    throw new ImageFailure(502, `${address.pathname} could not be fetched.`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
