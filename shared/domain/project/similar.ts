import type { ProjectCard } from '../model/entities';
import { isSoldOut } from './sold-out';

/** The fields by which projects are compared. */
export type Comparable = Pick<
  ProjectCard,
  'id' | 'status' | 'location' | 'subCategories' | 'categories' | 'units' | 'price'
>;

/** One row of cards. */
export const mostSimilar = 3;

/** Prices that differ by at most this share of the larger one are similar. */
const priceRange = 0.2;

const weights = { place: 4, price: 3, type: 2, unit: 1 } as const;

const fold = (text: string) => text.trim().toLowerCase();

/** 'Jumeirah Village Circle (JVC)' and 'Jumeirah Village Circle' are one place. */
const placeKey = (location: string) => fold(location.replace(/\s*\([^)]*\)\s*$/, ''));

function shares(one: readonly string[], other: readonly string[]): boolean {
  const keys = new Set(one.map(fold));
  return other.some((entry) => keys.has(fold(entry)));
}

const isCommercial = ({ categories }: Comparable) => categories.some((category) => fold(category) === 'commercial');

/** A part of what makes two projects similar. */
export interface Similarity {
  /** The properties of a stored project that the rule reads, by their names on the wire. */
  readonly properties: readonly string[];
  readonly holds: (project: Comparable) => boolean;
  readonly weight: number;
}

/** What makes projects similar to one: all have to be open to it, and near or priced like it. */
export interface SimilarTo {
  readonly isOpen: Omit<Similarity, 'weight'>;
  readonly place: Similarity;
  readonly price: Similarity;
  readonly type: Similarity;
  readonly unit: Similarity;
  /** No price outside of these, in dirhams, is similar. */
  readonly prices: { readonly least: number; readonly most: number };
}

/** The rules by which projects are compared with one. */
export function similarTo(to: Comparable): SimilarTo {
  const isOfKind = isCommercial(to);
  return {
    isOpen: {
      properties: ['status', 'cat'],
      holds: (project) => !isSoldOut(project.status) && isCommercial(project) === isOfKind,
    },
    place: { properties: ['location'], holds: (project) => isNearTo(to, project), weight: weights.place },
    price: { properties: ['starting_price'], holds: (project) => isPricedLike(to, project), weight: weights.price },
    type: {
      properties: ['sub_cat'],
      holds: (project) => shares(to.subCategories, project.subCategories),
      weight: weights.type,
    },
    unit: {
      properties: ['unit'],
      holds: (project) => shares(to.units, project.units),
      weight: weights.unit,
    },
    prices: { least: Math.floor(to.price * (1 - priceRange)), most: Math.ceil(to.price / (1 - priceRange)) },
  };
}

/**
 * The projects most similar to one, in order: by place, then price, then type, with a common configuration as the tie-breaker,
 * then the order of the list. Never a sold-out one or an office for a home; and none that shares neither place nor price, since
 * half of the list shares the type.
 */
export function similarProjects<Project extends Comparable>(
  to: Comparable,
  projects: readonly Project[],
  most: number = mostSimilar,
): readonly Project[] {
  const { isOpen, place, price, type, unit } = similarTo(to);
  const weightOf = (parts: readonly Similarity[], project: Project) =>
    parts.reduce((sum, { holds, weight }) => sum + (holds(project) ? weight : 0), 0);
  return projects
    .flatMap((project) => {
      if (project.id === to.id || !isOpen.holds(project)) return [];
      const score = weightOf([place, price], project);
      return score === 0 ? [] : [{ project, score: score + weightOf([type, unit], project) }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ project }) => project);
}

const isNearTo = (to: Comparable, project: Comparable) =>
  to.location !== null && project.location !== null && placeKey(project.location) === placeKey(to.location);

function isPricedLike(to: Comparable, project: Comparable): boolean {
  const gap = Math.abs(project.price - to.price) / Math.max(project.price, to.price);
  return to.price > 0 && project.price > 0 && gap <= priceRange;
}
