import { withoutWithheldPrices } from '@iwan/shared/domain/project/withheld-prices';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { isPublished, publicColumns } from '../../database/public-columns';
import { agents, developers, priceHistory, projectAgents, projects } from '../../database/schema';
import { safeProject } from '../../html/safe-record';
import { type ImageWidths, widthsOf } from '../image-widths';
import type { ProjectAgentRecord, ProjectRecord } from '../project-record';

/** The most projects of one call. */
export const mostProjects = 500;

/** The most former prices of a project in a response. */
const mostPrices = 12;

/** In their order; an agent who is not published is left out. */
const assignedAgents = sql<readonly ProjectAgentRecord[] | null>`(
  select json_agg(json_build_object(
    'name', ${agents.name}, 'designation', ${agents.designation}, 'images', ${agents.images}, 'phone', ${agents.phone}, 'brn', ${agents.brn}
  ) order by ${projectAgents.position})
  from ${projectAgents} join ${agents} on ${agents.id} = ${projectAgents.agent_id} and ${isPublished(agents)}
  where ${projectAgents.project_id} = ${projects.id})`;

/** The latest first. */
const formerPrices = sql<readonly { readonly price: string; readonly at: string }[] | null>`(
  select json_agg(json_build_object('price', former.price, 'at', former.at)) from (
    select ${priceHistory.price}, ${priceHistory.at} from ${priceHistory} where ${priceHistory.project_id} = ${projects.id}
    order by ${priceHistory.at} desc, ${priceHistory.id} desc limit ${sql.raw(String(mostPrices))}
  ) former)`;

const rowsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({
      project: publicColumns(projects),
      developer: { name: developers.name, logo: developers.logo },
      assigned: assignedAgents,
      prices: formerPrices,
    })
    .from(projects)
    .leftJoin(developers, and(eq(developers.id, projects.developer_id), isPublished(developers)))
    .where(where)
    .orderBy(asc(projects.id))
    .limit(mostProjects);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function agentOnTheWire(assigned: readonly ProjectAgentRecord[]): ProjectRecord['agent'] {
  const [only] = assigned;
  return assigned.length > 1 ? assigned : (only ?? null);
}

function recordOf({ project, developer, assigned, prices }: Row, widths: ImageWidths): ProjectRecord {
  const { developer_id: _, listed_at: __, ...shown } = project;
  return withoutWithheldPrices({
    ...safeProject(shown),
    developer,
    agent: agentOnTheWire(assigned ?? []),
    price_history: (prices ?? []).map(({ price, at }) => ({ price, at: new Date(at) })),
    image_widths: widthsOf(project, widths),
  });
}

/**
 * Reads projects in the form of the public API, in the order of their ids, `mostProjects` at most. A developer or agent who is
 * not published is left out.
 */
export async function readProjects(db: Database, widths: ImageWidths, where: SQL): Promise<readonly ProjectRecord[]> {
  return (await rowsOf(db, where)).map((row) => recordOf(row, widths));
}

/**
 * The same for the published ones of some ids. The statement is made and planned once for each connection, since most calls of a
 * larger site read a few records.
 */
export function publishedProjectsReader(
  db: Database,
  widths: ImageWidths,
): (ids: readonly number[]) => Promise<readonly ProjectRecord[]> {
  const isAsked = sql`${projects.id} = any (string_to_array(${sql.placeholder('ids')}, ',')::int[])`;
  const statement = rowsOf(db, and(isPublished(projects), isAsked)).prepare('published_projects');
  return async (ids) => (await statement.execute({ ids: ids.join(',') })).map((row) => recordOf(row, widths));
}
