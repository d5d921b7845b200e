import type { Coordinates, ProjectCard, UnitType } from '../model/entities';
import type { ProjectFields } from '../model/project-fields';
import type { SoughtProject } from './words/project-words';

/** What a project is searched by; `amenities` as `numberedLines` gives them. */
export interface SearchableProject
  extends ProjectFields,
    Pick<ProjectCard, 'units' | 'labels' | 'categories' | 'price'>,
    Omit<SoughtProject, 'amenities' | 'developer'> {
  readonly developer: { readonly name: string } | null;
  readonly agents: readonly { readonly name: string }[];
  readonly amenities: readonly string[];
  readonly status?: string | null;
  /** Part of the price is paid after the handover; left out where nobody says so. */
  readonly paysAfterHandover?: boolean;
  /** What can be bought of it; left out or empty where nobody says. */
  readonly unitTypes?: readonly UnitType[];
  /** Where it stands on a map; left out and `null` where nobody knows. */
  readonly place?: Coordinates | null;
}
