import { integrityOf, type Release, releasePublicPath } from '@iwan/shared/contracts/release';
import { inLanguages } from '@iwan/shared/contracts/titles';
import { type OfficeRow, officeRows } from '../remotes';
import { type Grants, officePatternRefusal } from './grants';
import {
  type MenuGroup,
  menuGroups,
  type OfficeComposition,
  type OfficePage,
  type OfficeRelease,
} from './office-composition';
import { textsOf } from './office-texts';
import { shapeOf } from './patterns';

/** The part of a release from which the office is composed. */
export type OfficeSource = Pick<Release, 'name' | 'version' | 'files' | 'office' | 'publicPath'>;

/** Pages of the shell come first among those with an equal place in the menu. */
interface Placed {
  readonly place: number;
  readonly page: OfficePage;
}

/**
 * Composes the office of releases and grants, with the shell's own screens. Whatever a release may not have is left out, with
 * the reason in `refusals`; the rest is used.
 */
export function composeOffice(
  releases: readonly OfficeSource[],
  grants: Grants,
): { readonly composition: OfficeComposition; readonly refusals: readonly string[] } {
  const refusals: string[] = [];
  const claimed = new Map<string, string>();
  const placed: Placed[] = officeRows.map((row) => ownPage(row));
  for (const { page } of placed) claimed.set(shapeOf(page.path), page.name);
  const live: Record<string, OfficeRelease> = {};
  for (const release of inOrder(releases, grants)) {
    const { name: remote, office } = release;
    if (!office) continue;
    for (const { name, pattern, module, inMenu, resource, title, titles } of office.pages) {
      const refused = officePatternRefusal(grants, remote, pattern);
      const shape = shapeOf(pattern);
      const holder = claimed.get(shape);
      const taken = holder ? `Two screens claim the address ${pattern}: ${holder} and ${remote}/${name}.` : null;
      const error = refused ?? taken;
      if (error !== null) {
        refusals.push(error);
        continue;
      }
      claimed.set(shape, `${remote}/${name}`);
      placed.push({
        place: inMenu ?? Number.POSITIVE_INFINITY,
        page: {
          ...{ name: `${remote}/${name}`, remote, module, title, ...(titles && { titles }) },
          path: pattern,
          ...(inMenu !== undefined && { group: groupAt(inMenu) }),
          ...(resource !== undefined && { resource }),
        },
      });
    }
    live[remote] = officeRelease(release, office);
  }
  const pages = placed.sort((one, other) => one.place - other.place).map(({ page }) => page);
  return { composition: { pages, releases: live }, refusals };
}

function ownPage({ name, pattern, inMenu, resource }: OfficeRow): Placed {
  return {
    place: inMenu ?? Number.POSITIVE_INFINITY,
    page: {
      ...{ name, remote: null, module: name },
      ...inLanguages((locale) => textsOf(locale).titles[name]),
      path: pattern,
      ...(inMenu !== undefined && { group: groupAt(inMenu) }),
      ...(resource !== undefined && { resource }),
    },
  };
}

function groupAt(place: number): MenuGroup {
  const groups = Object.keys(menuGroups) as MenuGroup[];
  return groups.findLast((group) => menuGroups[group] <= place) ?? 'leads';
}

function inOrder(releases: readonly OfficeSource[], { remotes }: Grants): readonly OfficeSource[] {
  return [...releases].sort((one, other) => remotes.indexOf(one.name) - remotes.indexOf(other.name));
}

function officeRelease(release: OfficeSource, { container, entry }: NonNullable<Release['office']>): OfficeRelease {
  const published = release.publicPath === undefined ? release.files[entry] : undefined;
  return {
    version: release.version,
    container,
    entry: releasePublicPath(release) + entry.replace(/^browser\//, ''),
    ...(published && { integrity: integrityOf(published) }),
  };
}
