import type { Api } from '@iwan/shared/contracts/api';
import type { ProjectData } from './project-page';

interface Address {
  /** Slugs, as they stand in the address. */
  readonly developer: string | null;
  readonly project: string;
}

/**
 * The project of an address, and who else goes by it. `id` tells apart projects that share the address; one that does
 * not belong to it says nothing.
 */
export async function loadProject(
  api: Api,
  { developer, project: slug }: Address,
  id: string | null,
  signal: AbortSignal,
): Promise<Pick<ProjectData, 'project' | 'namesakes'>> {
  const [first, sharing] = await Promise.all([
    api.projects.find(developer, slug, signal),
    // Without it the page is only less helpful.
    api.projects.namesakes(developer, slug, signal).catch(() => []),
  ]);
  const namesakes = sharing.length > 1 ? sharing : [];
  if (id === null || first?.id === id || !namesakes.some((each) => each.id === id))
    return { project: first, namesakes };
  const [asked = first] = await api.projects.byIds([id], signal);
  return { project: asked, namesakes };
}
