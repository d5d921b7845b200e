import type { DeclaredRelease } from '../composition/compose';
import { compose } from '../composition/compose';
import type { Composition } from '../composition/composition';
import { type Grants, grantsWith } from '../composition/grants';
import {
  catchAllRows,
  fixedRows,
  type PageRow,
  type RemoteName,
  remoteNames,
  reservedDialogs,
  slotHolders,
} from '../remotes';

const rows = [...fixedRows, ...catchAllRows].filter((row): row is PageRow => 'owner' in row);

/** A project has one page with two addresses. */
const moduleOf = (page: string) => `./pages/${page === 'trending-project' ? 'project' : page}`;

function declarationsOf(remote: RemoteName): Omit<DeclaredRelease, 'name' | 'modules'> {
  return {
    pages: rows
      .filter(({ owner }) => owner === remote)
      .map(({ name, pattern }) => ({
        ...{ name, pattern, module: moduleOf(name), example: pattern },
        rank: 0,
        hydration: 'idle',
      })),
    slots: Object.entries(slotHolders)
      .filter(([, holder]) => holder === remote)
      .map(([slot]) => ({ slot, module: `./slots/${slot}`, rank: 0, hydration: 'idle' })),
    dialogs: Object.entries(reservedDialogs)
      .filter(([, holder]) => holder === remote)
      .map(([name]) => ({ name, title: name, module: `./dialogs/${name}` })),
  };
}

function releaseOf(name: RemoteName): DeclaredRelease {
  const declarations = declarationsOf(name);
  const { pages, slots, dialogs } = declarations;
  const modules = [...pages, ...slots, ...dialogs].map(({ module }) => [module, { server: '', js: [], css: [] }]);
  return { name, modules: Object.fromEntries(modules), ...declarations };
}

/** For tests: a release of each of the four remotes with everything that it is granted. */
export const wholeReleases: readonly DeclaredRelease[] = remoteNames.map(releaseOf);

/** For tests: the site composed of some releases, by default those of the four remotes. */
export function composed(releases = wholeReleases, grants: Grants = grantsWith({})): Composition {
  return compose(releases, grants, {}).composition;
}
