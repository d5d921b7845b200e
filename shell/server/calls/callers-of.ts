import type { Release } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { ownCalls } from '../../src/calls';
import type { Caller } from './call-table';
import { callsOfEarlierReleases } from './calls-of-earlier-releases';

/** Who makes calls in a site of some releases: each of them, and the shell. */
export function callersOf(releases: readonly Pick<Release, 'name' | 'calls'>[]): readonly Caller[] {
  return [
    { name: shellName, calls: ownCalls },
    ...releases.map(({ name, calls = callsOfEarlierReleases }) => ({ name, calls })),
  ];
}
