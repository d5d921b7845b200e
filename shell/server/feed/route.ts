import { createHash } from 'node:crypto';
import { blogsApi } from '@iwan/shared/api/blogs';
import type { Http } from '@iwan/shared/contracts/http';
import { paths } from '@iwan/shared/paths/paths';
import type { FastifyInstance } from 'fastify';
import type { VisitorWork } from '../visitors/visitor-work';
import { atomFeed } from './atom-feed';

interface Options {
  readonly http: Http;
  readonly siteUrl: string;
  readonly work: VisitorWork;
}

/** The feed of the blog. Readers of news ask for it again and again: who has it already is told so. */
export async function feedRoute(app: FastifyInstance, { http, siteUrl, work }: Options): Promise<void> {
  app.get(paths.blogFeed(), async (request, reply) => {
    const feed = await work.run(request, async () => atomFeed(await blogsApi(http).list(), siteUrl));
    const tag = `W/"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}
