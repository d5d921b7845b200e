import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { areas } from '@iwan/shared/domain/areas/areas';
import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../database/database';
import { notFound } from '../http/http-error';
import { type ServedJson, serve, servedJson } from '../http/responses/served-json';
import { nameParameter, type ZodRoutes } from '../http/zod-routes';
import type { ProjectReader } from '../projects/store';
import { ofArea, ofProject, summaryOf } from './summary';

export const areaParameter = z.object({ slug: z.string().min(1).max(200) });

/** Sales come with an import, which may be a minute old. */
const keptFor = 60_000;
const mostKept = 500;

interface Parts {
  readonly db: Database;
  readonly projectsFor: (request: FastifyRequest) => Pick<ProjectReader, 'find'>;
}

/** The calls that read registered sales, of a project and of an area. */
export function saleRoutes({ db, projectsFor }: Parts): ZodRoutes {
  const kept = new LRUCache<string, ServedJson, SQL | undefined>({
    max: mostKept,
    ttl: keptFor,
    fetchMethod: async (_key, _stale, { context: which }) => servedJson({ data: await summaryOf(db, which) }),
  });
  return async (app) => {
    app.get('/api/salesapi/projects/:name', { schema: { params: nameParameter } }, async (request, reply) => {
      const project = await projectsFor(request).find(request.params.name);
      if (project === undefined) throw notFound('Project');
      const area = areaOf(project.location)?.slug ?? null;
      const context = ofProject(project.name, area);
      return serve(request, reply, await kept.forceFetch(`project ${project.id} ${project.name} ${area}`, { context }));
    });

    app.get('/api/salesapi/areas/:slug', { schema: { params: areaParameter } }, async (request, reply) => {
      const { slug } = request.params;
      if (!areas.some((area) => area.slug === slug)) throw notFound('Area');
      return serve(request, reply, await kept.forceFetch(`area ${slug}`, { context: ofArea(slug) }));
    });
  };
}
