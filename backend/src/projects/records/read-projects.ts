import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { isPublished, publicColumns } from '../../database/public-columns';
import { agents, developers, projectAgents, projects } from '../../database/schema';
import { safeProject } from '../../html/safe-record';
import { type ImageWidths, widthsOf } from '../image-widths';
import { readPriceHistory } from '../price-history';
import type { ProjectAgentRecord, ProjectRecord } from '../project-record';

function agentOnTheWire(assigned: readonly ProjectAgentRecord[]): ProjectRecord['agent'] {
  const [only] = assigned;
  return assigned.length > 1 ? assigned : (only ?? null);
}

async function readAgents(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, ProjectAgentRecord[]>> {
  const rows = await db
    .select({
      projectId: projectAgents.project_id,
      agent: {
        name: agents.name,
        designation: agents.designation,
        images: agents.images,
        phone: agents.phone,
        brn: agents.brn,
      },
    })
    .from(projectAgents)
    .innerJoin(agents, and(eq(agents.id, projectAgents.agent_id), isPublished(agents)))
    .where(inArray(projectAgents.project_id, [...ids]))
    .orderBy(asc(projectAgents.project_id), asc(projectAgents.position));
  const byProject = new Map<number, ProjectAgentRecord[]>();
  for (const { projectId, agent } of rows) {
    const known = byProject.get(projectId);
    if (known) known.push(agent);
    else byProject.set(projectId, [agent]);
  }
  return byProject;
}

/** The most projects of one call. */
export const mostProjects = 500;

/**
 * Reads projects in the form of the public API, in the order of their ids, `mostProjects` at most. A developer or agent who is
 * not published is left out.
 */
export async function readProjects(
  db: Database,
  widths: ImageWidths,
  where: SQL | undefined,
): Promise<readonly ProjectRecord[]> {
  const rows = await db
    .select({ project: publicColumns(projects), developer: { name: developers.name, logo: developers.logo } })
    .from(projects)
    .leftJoin(developers, and(eq(developers.id, projects.developer_id), isPublished(developers)))
    .where(where)
    .orderBy(asc(projects.id))
    .limit(mostProjects);
  if (rows.length === 0) return [];
  const ids = rows.map(({ project }) => project.id);
  const assigned = await readAgents(db, ids);
  const formerPrices = await readPriceHistory(db, ids);
  return rows.map(({ project: { developer_id: _, listed_at: __, ...project }, developer }) => ({
    ...safeProject(project),
    developer,
    agent: agentOnTheWire(assigned.get(project.id) ?? []),
    price_history: formerPrices.get(project.id) ?? [],
    image_widths: widthsOf(project, widths),
  }));
}
