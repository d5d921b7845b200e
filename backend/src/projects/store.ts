import { hasValidPermit } from '@iwan/shared/domain/project/permit';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, type CatalogueReader, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, publicColumns } from '../database/public-columns';
import { agents, developers, projectAgents, projects } from '../database/schema';
import { safeProject } from '../html/safe-record';
import { type ImageWidths, widthsOf } from './image-widths';
import { withValidPermits } from './permitted';
import { readPriceHistory } from './price-history';
import type { ProjectAgentRecord, ProjectRecord } from './project-record';
import { indexProjects, type ProjectIndex } from './select';

/** The projects, as the public calls read them. */
export interface ProjectReader extends CatalogueReader<ProjectRecord> {
  /** The same records, indexed for queries. */
  index(): ProjectIndex;
}

export interface ProjectStore extends Catalogue<ProjectRecord>, ProjectReader {
  /** The published projects that no list has, since they have no valid permit today; empty where permits are not required. */
  hidden(): readonly ProjectRecord[];
}

function agentOnTheWire(assigned: readonly ProjectAgentRecord[]): ProjectRecord['agent'] {
  const [only] = assigned;
  return assigned.length > 1 ? assigned : (only ?? null);
}

async function readAgents(db: Database): Promise<Map<number, ProjectAgentRecord[]>> {
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
    .orderBy(asc(projectAgents.project_id), asc(projectAgents.position));
  const byProject = new Map<number, ProjectAgentRecord[]>();
  for (const { projectId, agent } of rows) {
    const known = byProject.get(projectId);
    if (known) known.push(agent);
    else byProject.set(projectId, [agent]);
  }
  return byProject;
}

/** Reads projects in the form of the public API. A developer or agent who is not published is left out. */
export async function readProjects(
  db: Database,
  widths: ImageWidths,
  where: SQL = isPublished(projects),
): Promise<readonly ProjectRecord[]> {
  const assigned = await readAgents(db);
  const formerPrices = await readPriceHistory(db);
  const rows = await db
    .select({ project: publicColumns(projects), developer: { name: developers.name, logo: developers.logo } })
    .from(projects)
    .leftJoin(developers, and(eq(developers.id, projects.developer_id), isPublished(developers)))
    .where(where)
    .orderBy(asc(projects.id));
  return rows.map(({ project: { developer_id: _, listed_at: __, ...project }, developer }) => ({
    ...safeProject(project),
    developer,
    agent: agentOnTheWire(assigned.get(project.id) ?? []),
    price_history: formerPrices.get(project.id) ?? [],
    image_widths: widthsOf(project, widths),
  }));
}

/** Opens the projects in the order of their creation; `requiresPermits`: only those with a valid permit. */
export async function openProjectStore(
  db: Database,
  answers: Answers,
  widths: ImageWidths,
  { requiresPermits = false }: { readonly requiresPermits?: boolean } = {},
): Promise<ProjectStore> {
  const whole = await openCatalogue(() => readProjects(db, widths), answers);
  const catalogue = requiresPermits ? withValidPermits(whole, answers) : whole;
  const read = (records: readonly ProjectRecord[]) => {
    const index = indexProjects(records);
    void index.prepare();
    return { records, index };
  };
  let indexed = read(catalogue.all());
  return {
    ...catalogue,
    hidden() {
      const today = dayInDubai(new Date());
      return requiresPermits ? whole.all().filter((record) => !hasValidPermit(record, today)) : [];
    },
    index() {
      const records = catalogue.all();
      if (records !== indexed.records) indexed = read(records);
      return indexed.index;
    },
  };
}
