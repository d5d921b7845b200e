import type { ProjectsCalls } from '@iwan/shared/api/calls';
import type { ProjectData } from './project-page';

interface Address {
  /** Slugs, as they are in the address. */
  readonly developer: string | null;
  readonly project: string;
}

/**
 * The project of an address, and all projects that share it. `id` selects one of these; an id that is not among them is
 * ignored.
 */
export async function loadProject(
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
  const [asked = first] = await projects.byIds([id], signal);
  return { project: asked, slugCollisions };
}
