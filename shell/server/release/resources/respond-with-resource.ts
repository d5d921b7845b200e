import type { ResourceResponse } from '@iwan/shared/contracts/module';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, namesTag } from '../../request/entity-tag';
import { TooMuchWork, type VisitorWork } from '../../request/visitors/visitor-work';
import { askResource, type FoundResource, type ResourceContext } from './ask-resource';

export interface ResourceOptions extends ResourceContext {
  readonly work: VisitorWork;
}

/** Responds with the result of a remote's resource, or 304 (ETag). */
export async function respondWithResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: FoundResource,
  { work, ...context }: ResourceOptions,
): Promise<FastifyReply> {
  let response: Required<ResourceResponse>;
  try {
    response = await work.run(request, () => askResource(resource, new URL(request.url, context.siteUrl), context));
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    request.log.warn({ err: error }, `${resource.owner} could not answer`);
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '30' })
      .type('text/plain; charset=utf-8')
      .send('This is not available right now. Try again in a minute.');
  }
  const { status, contentType, body, maxAge } = response;
  const content = Buffer.from(body);
  const tag = entityTag(content);
  const isCacheable = maxAge > 0 && status === 200;
  reply.headers({ etag: tag, 'cache-control': isCacheable ? `public, max-age=${maxAge}` : 'no-cache' });
  if (status === 200 && namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.code(status).type(contentType).send(content);
}
