import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../../request/entity-tag';
import type { EncodedContent } from './encoded-content';
import { encodingFor } from './encoding';

/**
 * Prepares the response of a document: the copy in the preferred encoding, or 304 where the browser has the same document
 * already. Only for a page with status 200 (RFC 9110, section 13.2.1).
 */
export function sentContent(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: EncodedContent,
): Buffer | undefined {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'accept-encoding' : `${others}, accept-encoding`);
  if (reply.statusCode === 200) {
    reply.header('etag', content.tag);
    if (namesTag(headers['if-none-match'], content.tag)) {
      reply.code(304).removeHeader('content-type');
      return undefined;
    }
  }
  const encoding = encodingFor(headers['accept-encoding']);
  const copy = content.in(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return copy;
}
