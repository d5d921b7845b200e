import { callNamed } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import { callTable } from './call-table';
import { callsOfEarlierReleases } from './calls-of-earlier-releases';

/**
 * Whether a release may make a call of the backend, by its method and its path with or without a query. One that was built
 * before calls were declared may make those of section 7, and those that it names.
 */
export function declaredBy({
  name,
  calls,
  backend,
}: Pick<Release, 'name' | 'calls' | 'backend'>): (method: string, path: string) => boolean {
  const known = calls ?? [...callsOfEarlierReleases, ...backend.calls.map(callNamed)];
  const table = callTable([{ name, calls: known }]);
  return (method, path) => table.mayMake(name, method, path);
}
