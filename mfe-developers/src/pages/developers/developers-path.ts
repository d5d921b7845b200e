import { paths } from '@iwan/shared/paths/paths';
import type { DeveloperSort } from './developer-sort';

interface Question {
  /** Empty for all. */
  readonly sought: string;
  /** `null` for the default order. */
  readonly sort: DeveloperSort | null;
  readonly page: number;
}

/** The address of one page of the developers. */
export function developersPath({ sought, sort, page }: Question): string {
  return paths.developers({
    q: sought === '' ? undefined : sought,
    sort: sort ?? undefined,
    page: page === 1 ? undefined : page,
  });
}
