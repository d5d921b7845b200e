import type { DeclaredRelease } from '../composition/compose';
import { compose } from '../composition/compose';
import type { Composition } from '../composition/composition';
import { declarationsOfContract1 } from '../composition/contract-1';
import { type Grants, grantsWith } from '../composition/grants';
import { catchAllRows, fixedRows, type PageRow, remoteNames, slotHolders } from '../remotes';

const pageNames = [...fixedRows, ...catchAllRows].flatMap((row) =>
  'owner' in row ? [(row satisfies PageRow).name] : [],
);
const moduleNames = [
  ...pageNames.map((name) => `./pages/${name}`),
  ...Object.keys(slotHolders).map((slot) => `./slots/${slot}`),
  './slots/calculator-dialog',
  './slots/saved-dialog',
];

/** For tests: a release of each of the four remotes that has everything it is granted. */
export const wholeReleases: readonly DeclaredRelease[] = remoteNames.map((name) => ({
  name,
  modules: Object.fromEntries(moduleNames.map((module) => [module, { server: '', js: [], css: [] }])),
  ...declarationsOfContract1(name, moduleNames),
}));

/** For tests: the site that some releases make, those of the four remotes when left out. */
export function composed(releases = wholeReleases, grants: Grants = grantsWith({})): Composition {
  return compose(releases, grants, {}).composition;
}
