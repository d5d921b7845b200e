import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { areas } from '@iwan/shared/domain/areas/areas';
import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../database/database';
import { projects } from '../database/schema';
import { isPublished } from '../database/tables/columns';
import { notFound, orNotFound } from '../http/http-error';
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

function assertArea(slug: string): void {
  if (!areas.some((area) => area.slug === slug)) throw notFound('Area');
}

/** The calls that read registered sales, of a project and of an area, and the service charges in an area. */
export function saleRoutes({ db, projectsFor }: Parts): ZodRoutes {
  const kept = new LRUCache<string, ServedJson, () => Promise<unknown>>({
    max: mostKept,
    ttl: keptFor,
    fetchMethod: async (_key, _stale, { context: read }) => servedJson({ data: await read() }),
  });
  const salesOf = (which: SQL | undefined) => () => summaryOf(db, which);
  const requireCharges = async (slug: string) => {
    const charges = await chargesIn(db, slug);
    if (charges === null) throw notFound('Service charge');
    return charges;
  };
  return async (app) => {
    app.get('/api/salesapi/projects/:name', { schema: { params: nameParameter } }, async (request, reply) => {
      const project = orNotFound(await projectsFor(request).find(request.params.name), 'Project');
      const area = areaOf(project.location)?.slug ?? null;
      const context = salesOf(ofProject(project.name, area));
      return serve(request, reply, await kept.forceFetch(`project ${project.id} ${project.name} ${area}`, { context }));
    });

    app.get('/api/salesapi/areas/:slug', { schema: { params: areaParameter } }, async (request, reply) => {
      const { slug } = request.params;
      assertArea(slug);
      return serve(request, reply, await kept.forceFetch(`area ${slug}`, { context: salesOf(ofArea(slug)) }));
    });

    app.get('/api/areasapi/charges/:slug', { schema: { params: areaParameter } }, async (request, reply) => {
      const { slug } = request.params;
      assertArea(slug);
      return serve(request, reply, await kept.forceFetch(`charges ${slug}`, { context: () => requireCharges(slug) }));
    });
  };
}

/** The service charges of the projects in an area, in dirhams a square foot and year. */
export const areaCharges = z.object({
  /** Of how many projects: `projects`; the day of the oldest of the figures: `as_of`; whether any was made for the demo: `invented`. */
  ...{ from: z.number(), to: z.number(), projects: z.int() },
  ...{ as_of: z.string().meta({ format: 'date' }), invented: z.boolean() },
});

/** What the figures of an area's projects say, where any has a service charge. */
async function chargesIn(db: Database, slug: string): Promise<z.output<typeof areaCharges> | null> {
  const { location, figures } = projects;
  const locations = await db.selectDistinct({ location }).from(projects);
  const spellings = locations.flatMap(({ location: place }) => (areaOf(place)?.slug === slug ? (place ?? []) : []));
  if (spellings.length === 0) return null;
  const rows = await db
    .select({ figures })
    .from(projects)
    .where(and(isPublished(projects), isNotNull(figures), inArray(location, spellings)));
  const charged = rows
    .map((row) => (row.figures ?? []).filter(({ kind }) => kind === 'service_charge'))
    .filter((some) => some.length > 0);
  const all = charged.flat();
  const [oldest] = all.map(({ as_of }) => as_of).sort();
  if (oldest === undefined) return null;
  const values = all.map(({ value }) => value);
  return {
    ...{ from: Math.min(...values), to: Math.max(...values), projects: charged.length },
    ...{ as_of: oldest, invented: all.some(({ invented }) => invented === true) },
  };
}
