import type { Coordinates, ProjectCard, SearchedUnit } from '../model/entities';
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
  /** Part of the price is paid after the handover; left out where that is not stated. */
  readonly paysAfterHandover?: boolean;
  /** What can be bought of it; left out or empty where nobody says. */
  readonly unitTypes?: readonly SearchedUnit[];
  /** The sizes of its homes, or their two ends, in square feet; left out where nobody says. */
  readonly squareFeet?: readonly number[] | undefined;
  /** The kinds of what is near it (`landmarkKinds`). */
  readonly near?: readonly string[];
  /** How the price is split, `60/40` (`paymentSplit`). */
  readonly paymentSplit?: string | undefined;
  /** Of all its units: dirhams a square foot and year. */
  readonly serviceCharge?: number | undefined;
  /** How much of it is built, as was reported last. */
  readonly builtPercent?: number | undefined;
  /** Where it stands on a map; left out and `null` where it is unknown. */
  readonly place?: Coordinates | null;
}
