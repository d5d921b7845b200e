import type { ProjectCard } from '../model/entities';
import { isSoldOut } from './sold-out';

/** What two projects have in common. */
export type Likeness =
  | { readonly kind: 'place'; readonly location: string }
  | { readonly kind: 'price' }
  | { readonly kind: 'type'; readonly type: string };

/** The fields by which projects are compared. */
export type Comparable = Pick<
  ProjectCard,
  'id' | 'status' | 'location' | 'subCategories' | 'categories' | 'units' | 'price'
>;

export interface Similar<Project> {
  readonly project: Project;
  /** The strongest first; never empty. */
  readonly likeness: readonly Likeness[];
}

/** One row of cards. */
export const mostSimilar = 3;

/** Prices that differ by at most this share of the larger one are similar. */
const priceRange = 0.2;

const weights = { place: 4, price: 3, type: 2, unit: 1 } as const;

const fold = (text: string) => text.trim().toLowerCase();

/** 'Jumeirah Village Circle (JVC)' and 'Jumeirah Village Circle' are one place. */
const placeKey = (location: string) => fold(location.replace(/\s*\([^)]*\)\s*$/, ''));

function shared(one: readonly string[], other: readonly string[]): string | null {
  const keys = new Set(one.map(fold));
  return other.find((entry) => keys.has(fold(entry))) ?? null;
}

const isCommercial = ({ categories }: Comparable) => categories.some((category) => fold(category) === 'commercial');

/**
 * The projects most similar to one, in order: by place, then price, then type, with a common configuration as the tie-breaker,
 * then the order of the list. Never a sold-out one or an office for a home; and none that shares neither place nor price, since
 * half of the list shares the type.
 */
export function similarProjects<Project extends Comparable>(
  to: Comparable,
  projects: readonly Project[],
  most: number = mostSimilar,
): readonly Similar<Project>[] {
  const place = to.location === null ? null : placeKey(to.location);
  return projects
    .flatMap((project) => {
      if (project.id === to.id || isSoldOut(project.status) || isCommercial(project) !== isCommercial(to)) return [];
      const isNear = place !== null && project.location !== null && placeKey(project.location) === place;
      const isPriced = to.price > 0 && project.price > 0;
      const gap = Math.abs(project.price - to.price) / Math.max(project.price, to.price);
      const isAlike = isPriced && gap <= priceRange;
      if (!isNear && !isAlike) return [];
      const type = shared(to.subCategories, project.subCategories);
      const likeness: readonly Likeness[] = [
        ...(isNear && project.location !== null ? [{ kind: 'place' as const, location: project.location }] : []),
        ...(isAlike ? [{ kind: 'price' as const }] : []),
        ...(type === null ? [] : [{ kind: 'type' as const, type }]),
      ];
      const score = likeness.reduce((sum, { kind }) => sum + weights[kind], 0);
      return [{ project, likeness, score: score + (shared(to.units, project.units) === null ? 0 : weights.unit) }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ project, likeness }) => ({ project, likeness }));
}
