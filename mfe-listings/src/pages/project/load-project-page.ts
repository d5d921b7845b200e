import type { ProjectsCalls } from '@iwan/shared/api/calls';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { nearProjects } from '../../parts/lost-project/near-projects';
import { loadProjectSales } from '../../parts/sales/load-sales';
import { shortCard } from '../../parts/short-cards/short-cards';
import { loadReturns } from './money/load-returns';
import { loadSources } from './money/load-sources';
import type { ProjectData } from './project-page';
import { loadUnits } from './unit/load-unit';
import { loadVisa } from './visa/load-visa';

/** Loads all data of a project's page; where there is no such project, similar ones. */
export async function loadProjectPage(args: LoaderArguments): Promise<ProjectData> {
  const { params, query, http, signal } = args;
  const projects = projectsApi(http);
  const address = { developer: params.developer ?? null, project: params.project ?? '' };
  const found = await loadProject(projects, address, query.get('id'), signal);
  const { project } = found;
  const now = new Date();
  const today = dayInDubai(now);
  if (project === null) return { ...found, near: await nearProjects(projects, address, signal), similar: [], today };
  const [units, similar, sales] = await Promise.all([
    loadUnits(project, args),
    // The page works without it.
    projects.similar(project, signal).catch(() => []),
    loadProjectSales(project, args, today),
  ]);
  const returns = loadReturns(project, args, now);
  const visa = loadVisa(project, args);
  const sources = loadSources(project, { returns, visa }, args.locale);
  return {
    ...found,
    today,
    near: [],
    similar: similar.map(shortCard),
    ...(units !== null && { units }),
    ...(returns !== null && { returns }),
    ...(sales !== null && { sales }),
    ...(visa !== null && { visa }),
    ...(sources !== null && { sources }),
  };
}

interface Address {
  /** Slugs, as they are in the address. */
  readonly developer: string | null;
  readonly project: string;
}

/**
 * The project of an address, and all projects that share it. `id` selects one of these; an id that is not among them is
 * ignored.
 */
async function loadProject(
  projects: ProjectsCalls,
  { developer, project: slug }: Address,
  id: string | null,
  signal: AbortSignal,
): Promise<Pick<ProjectData, 'project' | 'slugCollisions'>> {
  const [first, sharing] = await Promise.all([
    projects.find(developer, slug, signal),
    // The page works without it.
    projects.slugCollisions(developer, slug, signal).catch(() => []),
  ]);
  const slugCollisions = sharing.length > 1 ? sharing : [];
  if (id === null || first?.id === id || !slugCollisions.some((each) => each.id === id))
    return { project: first, slugCollisions };
  const [requested = first] = await projects.byIds([id], signal);
  return { project: requested, slugCollisions };
}
