import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutWithheldPrices } from '@iwan/shared/domain/project/withheld-prices';
import { readTexts } from '@iwan/shared/domain/record/untrusted-record';
import { readUploadedPath } from '@iwan/shared/domain/record/uploaded-file';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database';
import type { ProjectAgentRecord, ProjectRecord } from '../../database/project-record';
import { agents, developers, priceHistory, projectAgents, projects } from '../../database/schema';
import { isPublished, publicColumns } from '../../database/tables/columns';
import { safeProject } from '../../html/safe-record';
import { fromLines, type Line, translationLines } from '../../language/read-translations';
import { withTranslations } from '../../language/translated-record';

const entries = z.array(z.object({ file: z.string(), width: z.number().nullish() }));

/** The known widths of pictures in pixels, by the paths in records. */
export type ImageWidths = ReadonlyMap<string, number>;

/** The widths from the media's list; empty without a list. */
export async function readImageWidths(mediaFolder: string): Promise<ImageWidths> {
  const text = await readFile(join(mediaFolder, 'manifest.json'), 'utf8').catch(() => '[]');
  const known = entries.parse(JSON.parse(text));
  return new Map(known.flatMap(({ file, width }) => (width ? [[`media/${file}`, Math.round(width)] as const] : [])));
}

/** The widths of a project's picture and photos, by their paths; `null` where none is known. */
function widthsOf(
  project: { readonly image: string | null; readonly gallery: string | null },
  widths: ImageWidths,
): Readonly<Record<string, number>> | null {
  const paths = new Set([...(project.image === null ? [] : [project.image]), ...readTexts({ ...project }, 'gallery')]);
  const known = [...paths].flatMap((path) => {
    const uploaded = readUploadedPath(path);
    const width = uploaded?.kind === 'picture' ? uploaded.width : widths.get(path);
    return width === undefined ? [] : [[path, width] as const];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** The most projects of one call. */
export const mostProjects = 500;

/** The most former prices of a project in a response. */
const mostPrices = 12;

interface AssignedAgent extends ProjectAgentRecord {
  readonly lines: readonly Line[] | null;
}

/** In their order; an agent who is not published is left out. */
const assignedAgents = sql<readonly AssignedAgent[] | null>`(
  select json_agg(json_build_object(
    'name', ${agents.name}, 'designation', ${agents.designation}, 'images', ${agents.images}, 'phone', ${agents.phone}, 'brn', ${agents.brn},
    'lines', ${translationLines('agents', agents.id, ['name', 'designation'])}
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
      lines: translationLines('projects', projects.id),
      developer: { name: developers.name, logo: developers.logo },
      developerLines: translationLines('developers', developers.id, ['name']),
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

function recordOf(
  { project, lines, developer, developerLines, assigned, prices }: Row,
  widths: ImageWidths,
): ProjectRecord {
  const { developer_id: _, listed_at: __, ...shown } = project;
  const record = withoutWithheldPrices({
    ...safeProject(shown),
    developer: developer && withTranslations(developer, fromLines(developerLines)),
    agent: agentOnTheWire((assigned ?? []).map(({ lines: own, ...agent }) => withTranslations(agent, fromLines(own)))),
    price_history: (prices ?? []).map(({ price, at }) => ({ price, at: new Date(at) })),
    image_widths: widthsOf(project, widths),
  });
  return withTranslations(record, fromLines(lines));
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
  const isRequested = sql`${projects.id} = any (string_to_array(${sql.placeholder('ids')}, ',')::int[])`;
  const statement = rowsOf(db, and(isPublished(projects), isRequested)).prepare('published_projects');
  return async (ids) => (await statement.execute({ ids: ids.join(',') })).map((row) => recordOf(row, widths));
}
