import type { ResourceResponse } from '@iwan/shared/contracts/module';

/** The largest body in bytes. */
const largestBody = 10 * 1024 * 1024;
/** A year: caches keep nothing longer. */
const longestAge = 31_536_000;
/** Types that a browser would run, or show as a page without our header and policy. */
const pagesAndScripts = /html|javascript|ecmascript|xhtml/i;

/** Validates the result. Throws otherwise: a remote may be written in plain JavaScript. */
export function checkedResponse({
  status = 200,
  contentType,
  body,
  maxAge,
}: ResourceResponse): Required<ResourceResponse> {
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`${status} is no status.`);
  if (typeof contentType !== 'string' || !/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)*$/.test(contentType)) {
    throw new Error(`"${contentType}" is no content type.`);
  }
  if (pagesAndScripts.test(contentType)) throw new Error(`A resource is no page and no script: ${contentType}.`);
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) throw new Error('The body is neither text nor bytes.');
  if (Buffer.byteLength(body) > largestBody) throw new Error(`The body is larger than ${largestBody} bytes.`);
  const isAge = Number.isInteger(maxAge) && Number(maxAge) > 0;
  return { status, contentType, body, maxAge: isAge ? Math.min(Number(maxAge), longestAge) : 0 };
}
