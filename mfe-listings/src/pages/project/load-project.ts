import type { ProjectsCalls } from '@iwan/shared/api/calls';
import type { ProjectData } from './project-page';

interface Address {
  /** Slugs, as they are in the address. */
  readonly developer: string | null;
  readonly project: string;
}

/**
 * The project of an address, and who else goes by it. `id` tells apart projects that share the address; one that does
 * not belong to it says nothing.
 */
export async function loadProject(
  projects: ProjectsCalls,
  { developer, project: slug }: Address,
  id: string | null,
  signal: AbortSignal,
): Promise<Pick<ProjectData, 'project' | 'slugCollisions'>> {
  const [first, sharing] = await Promise.all([
    projects.find(developer, slug, signal),
    // Without it the page is only less helpful.
    projects.slugCollisions(developer, slug, signal).catch(() => []),
  ]);
  const slugCollisions = sharing.length > 1 ? sharing : [];
  if (id === null || first?.id === id || !slugCollisions.some((each) => each.id === id))
    return { project: first, slugCollisions };
  const [asked = first] = await projects.byIds([id], signal);
  return { project: asked, slugCollisions };
}
