import { isSoldOut } from '../../project/sold-out';

interface Priced {
  readonly price: number;
  readonly status?: string | null;
}

/** The lowest price of the projects that are not sold out, in dirhams; `null` where none has a price. */
export function leastPrice<Project extends Priced>(
  projects: readonly Project[],
  priceOf: (project: Project) => number = ({ price }) => price,
): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const project of projects) {
    const price = priceOf(project);
    if (price > 0 && price < least && !isSoldOut(project.status ?? null)) least = price;
  }
  return least === Number.POSITIVE_INFINITY ? null : least;
}
