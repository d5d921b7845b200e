import { callNamed } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import { callTable } from './call-table';
import { callsOfEarlierReleases } from './calls-of-earlier-releases';

/**
 * Whether a release may make a call of the backend, by method and path with or without a query. A release without declared
 * calls may make those of section 7 and those in its `backend.calls`.
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
