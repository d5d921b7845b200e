const sourceTimeLimit = 8000;
const largestSource = 15 * 1024 * 1024;

/** An entity image could not be had; `status` is what the visitor's browser is told. */
export class ImageFailure extends Error {
  readonly status: 404 | 413 | 502;

  constructor(status: 404 | 413 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageFailure';
    this.status = status;
  }
}

/**
 * The address of an entity's file below `assetsUrl`. A path that is a whole address is accepted only where it lies
 * below `assetsUrl` too: nobody can make this server fetch from elsewhere. Throws an `ImageFailure` otherwise.
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

/** Fetches a source image whole. Rejects with an `ImageFailure`; redirects are not followed. */
export async function fetchSource(address: URL): Promise<Buffer> {
  let answer: Response;
  try {
    answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(sourceTimeLimit) });
  } catch (problem) {
    throw new ImageFailure(502, `${address.pathname} could not be fetched.`, { cause: problem });
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new ImageFailure(
      answer.status === 404 || answer.status === 410 ? 404 : 502,
      `${address.pathname}: ${answer.status}`,
    );
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength;
      if (size > largestSource)
        throw new ImageFailure(413, `${address.pathname} is larger than ${largestSource} bytes.`);
      chunks.push(chunk);
    }
  } catch (problem) {
    if (problem instanceof ImageFailure) throw problem;
    throw new ImageFailure(502, `${address.pathname} broke off.`, { cause: problem });
  }
  return Buffer.concat(chunks);
}
