import type { Failure } from '../failure/failure';
import type { LoadedPage } from './load-page';

/** Why parts of a page are missing; empty where it is complete. */
export function failedParts({ island, slots }: Pick<LoadedPage, 'island' | 'slots'>): readonly Failure[] {
  const parts = Object.values(slots).flat();
  return [island, ...parts.map(({ result }) => result)].flatMap((result) =>
    result?.status === 'failed' ? [result.failure] : [],
  );
}
