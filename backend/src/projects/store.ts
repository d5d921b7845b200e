import { asc, eq } from 'drizzle-orm';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { agents, developers, projectAgents, projects } from '../database/schema';

export interface ProjectAgentRecord {
  readonly name: string;
  readonly designation: string | null;
  readonly images: string | null;
  readonly phone: string | null;
}

type ProjectRow = typeof projects.$inferSelect;

/** A project as section 3 has it on the wire. */
export interface ProjectRecord extends Omit<ProjectRow, 'developer_id'> {
  readonly developer: { readonly name: string; readonly logo: string | null } | null;
  /** One object, a list of several, or nothing: the three forms that section 3 allows. */
  readonly agent: ProjectAgentRecord | readonly ProjectAgentRecord[] | null;
}

export type ProjectStore = Catalogue<ProjectRecord>;

/** The names of a project's agents, whichever form they came in. */
export function agentNames(project: ProjectRecord): readonly string[] {
  return [project.agent ?? []].flat().map(({ name }) => name);
}

function agentOnTheWire(assigned: readonly ProjectAgentRecord[]): ProjectRecord['agent'] {
  const [only] = assigned;
  return assigned.length > 1 ? assigned : (only ?? null);
}

async function readAgents(db: Database): Promise<Map<number, ProjectAgentRecord[]>> {
  const rows = await db
    .select({
      projectId: projectAgents.project_id,
      agent: { name: agents.name, designation: agents.designation, images: agents.images, phone: agents.phone },
    })
    .from(projectAgents)
    .innerJoin(agents, eq(agents.id, projectAgents.agent_id))
    .orderBy(asc(projectAgents.project_id), asc(projectAgents.position));
  const byProject = new Map<number, ProjectAgentRecord[]>();
  for (const { projectId, agent } of rows) byProject.set(projectId, [...(byProject.get(projectId) ?? []), agent]);
  return byProject;
}

/** Opens the projects, in the order in which they were entered. */
export function openProjectStore(db: Database): Promise<ProjectStore> {
  return openCatalogue(async () => {
    const assigned = await readAgents(db);
    const rows = await db
      .select({ project: projects, developer: { name: developers.name, logo: developers.logo } })
      .from(projects)
      .leftJoin(developers, eq(developers.id, projects.developer_id))
      .orderBy(asc(projects.id));
    return rows.map(({ project: { developer_id: _, ...project }, developer }) => ({
      ...project,
      developer,
      agent: agentOnTheWire(assigned.get(project.id) ?? []),
    }));
  });
}
