import type { Release } from '@iwan/shared/contracts/release';
import { callTable } from './call-table';

/** Whether a release may make a call of the backend, by method and path with or without a query. */
export function declaredBy({
  name,
  calls = [],
}: Pick<Release, 'name' | 'calls'>): (method: string, path: string) => boolean {
  const table = callTable([{ name, calls }]);
  return (method, path) => table.mayMake(name, method, path);
}
