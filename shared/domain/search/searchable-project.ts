import type { Coordinates, ProjectCard, SearchedUnit } from '../model/entities';
import type { ProjectFields } from '../model/project-fields';
import type { SoughtProject } from './words/project-words';

/** The fields of a project that the search reads; `amenities` as `numberedLines` returns them. */
export interface SearchableProject
  extends ProjectFields,
    Pick<ProjectCard, 'units' | 'labels' | 'categories' | 'price'>,
    Omit<SoughtProject, 'amenities' | 'developer'> {
  readonly developer: { readonly name: string } | null;
  readonly agents: readonly { readonly name: string }[];
  readonly amenities: readonly string[];
  readonly status?: string | null;
  /** Part of the price is paid after the handover; left out where that is unknown. */
  readonly paysAfterHandover?: boolean;
  /** Its units; left out or empty where they are unknown. */
  readonly unitTypes?: readonly SearchedUnit[];
  /** The sizes of its homes, or the two ends of their range, in square feet; left out where they are unknown. */
  readonly squareFeet?: readonly number[] | undefined;
  /** The kinds of nearby landmarks (`landmarkKinds`). */
  readonly near?: readonly string[];
  /** The split of the price, `60/40` (`paymentSplit`). */
  readonly paymentSplit?: string | undefined;
  /** The terms of the payment plan (`planTerms`). */
  readonly bookingPercent?: number | undefined;
  readonly yearsAfterHandover?: number | undefined;
  readonly monthlyPercent?: number | undefined;
  /** The service charge of all units in dirhams a square foot and year. */
  readonly serviceCharge?: number | undefined;
  /** The net yield that the project’s page shows, in per cent with one decimal. */
  readonly netYield?: number | undefined;
  /** The last reported progress of construction. */
  readonly builtPercent?: number | undefined;
  /** Its coordinates; left out or `null` where they are unknown. */
  readonly place?: Coordinates | null;
}
