/** A body has more bytes than were accepted. */
export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`It is larger than ${limit} bytes.`);
    this.name = 'BodyTooLarge';
  }
}

/** The whole body of a response. Rejects with `BodyTooLarge` at the first byte above `limit`; the rest is not received then. */
export async function limitedBody(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
