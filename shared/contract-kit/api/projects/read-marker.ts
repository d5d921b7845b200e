import type { Coordinates, ProjectMarker } from '../../../domain/model/entities';
import type { Report } from '../wire';

/** A project as the map reads it: `place` is `null` where it has no valid coordinates. */
export type ReadMarker = Omit<ProjectMarker, keyof Coordinates> & { readonly place: Coordinates | null };

/** The markers with a place, and how many have none, each of which is reported. */
export function placedOf(
  projects: readonly ReadMarker[],
  report: Report,
): { readonly placed: readonly ProjectMarker[]; readonly unplaced: number } {
  const placed: ProjectMarker[] = [];
  for (const [index, { place, ...project }] of projects.entries()) {
    if (place === null) report({ resource: 'project', index, reason: 'has no place on the map', id: project.id });
    else placed.push({ ...project, ...place });
  }
  return { placed, unplaced: projects.length - placed.length };
}
