import type { ProjectCard } from '@iwan/shared/domain/model/entities';

/** The columns of the file. A reader's program depends on their names: add further ones at the end. */
export const priceColumns = [
  'project_id',
  'project',
  'developer',
  'location',
  'price_aed',
  'valid_from',
  'valid_until',
] as const;

type PriceRow = Readonly<Record<(typeof priceColumns)[number], string | number | null>>;

/**
 * The asking prices of a project in whole dirhams, the earliest first. `valid_from` and `valid_until` are ISO 8601 instants: the first price
 * has no beginning and the current one no end. A price on request is left out.
 */
export function priceRows({ id, name, developer, location, price, formerPrices = [] }: ProjectCard): PriceRow[] {
  const former = formerPrices.toReversed();
  const steps = [...former, ...(price > 0 ? [{ price, until: null }] : [])];
  return steps.map((step, index) => ({
    project_id: id,
    project: name,
    developer: developer?.name ?? null,
    location,
    price_aed: step.price,
    valid_from: former[index - 1]?.until ?? null,
    valid_until: step.until,
  }));
}
