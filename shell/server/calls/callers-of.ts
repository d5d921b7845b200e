import type { Release } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { ownCalls } from '../../src/calls';
import type { Caller } from './call-table';

/** The callers of a site: each live release, and the shell. */
export function callersOf(releases: readonly Pick<Release, 'name' | 'calls'>[]): readonly Caller[] {
  return [{ name: shellName, calls: ownCalls }, ...releases.map(({ name, calls = [] }) => ({ name, calls }))];
}
