import { formNamePattern, type Release } from '@iwan/shared/contracts/release';
import { inLanguages } from '@iwan/shared/contracts/titles';
import { catchAllRows, fixedRows, isShellForm, placeOwners, type Row, reservedDialogs, slotHolders } from '../remotes';
import type {
  BrowserReleases,
  ComposedDialog,
  ComposedForms,
  ComposedParts,
  ComposedResource,
  Composition,
  FormTaker,
  RemoteModule,
  Route,
  Target,
} from './composition';
import { type Grants, patternRefusal, rowOf } from './grants';
import { samePattern, shapeOf } from './patterns';
import { textsOf } from './texts';

const reservedNames = Object.keys(reservedDialogs) as readonly (keyof typeof reservedDialogs)[];

/** The part of a release from which the site is composed. */
export type DeclaredRelease = Pick<Release, 'name' | 'pages' | 'slots' | 'dialogs' | 'resources' | 'modules'>;

interface Claims {
  readonly pages: readonly (Release['pages'][number] & { readonly remote: string })[];
  readonly slots: ReadonlyMap<string, readonly (RemoteModule & { readonly rank: number })[]>;
  readonly dialogs: ReadonlyMap<string, ComposedDialog>;
  readonly resources: readonly ComposedResource[];
  readonly forms: ComposedForms;
  readonly ownForms: ReadonlyMap<string, string>;
  /** What was left out, by remote, in one sentence each. */
  readonly refusals: readonly { readonly remote: string; readonly sentence: string }[];
}

/**
 * Composes the site of releases and grants. Whatever a release may not have is left out, with the reason in `refusals`; the
 * rest is used.
 */
export function compose(
  releases: readonly DeclaredRelease[],
  grants: Grants,
  browserReleases: BrowserReleases,
): ComposedParts & { readonly refusals: readonly string[] } {
  const claims = claimsOf(inOrder(releases, grants), grants);
  const live = new Set(releases.map(({ name }) => name));
  const own = claims.pages.filter(({ pattern }) => rowOf(pattern) === undefined);
  const composition: Composition = {
    routes: [
      ...fixedRows.map((row) => routeOfRow(row, claims, live)),
      ...[...own].sort(byRank).map(routeOfPage),
      ...[...grants.prefixes.keys()].map(nothingBelow),
      ...catchAllRows.map((row) => ({ ...routeOfRow(row, claims, live), isCatchAll: true })),
    ],
    slots: {
      ...missingSlots(live),
      ...Object.fromEntries(
        [...claims.slots].map(([slot, parts]) => [slot, parts.map(({ rank: _, ...source }) => source)]),
      ),
    },
    dialogs: { ...missingDialogs(), ...Object.fromEntries(claims.dialogs) },
    addresses: Object.fromEntries(own.map(({ remote, name, pattern }) => [`${remote}/${name}`, pattern])),
    releases: browserReleases,
  };
  const { resources, forms, ownForms } = claims;
  return { composition, resources, forms, ownForms, refusals: claims.refusals.map(({ sentence }) => sentence) };
}

/** What a release declares and may not have beside the other live ones, in one sentence each. */
export function refusalsOf(
  release: DeclaredRelease,
  others: readonly DeclaredRelease[],
  grants: Grants,
): readonly string[] {
  // The others first, so that they keep their names.
  const { refusals } = claimsOf([...others.filter(({ name }) => name !== release.name), release], grants);
  return refusals.filter(({ remote }) => remote === release.name).map(({ sentence }) => sentence);
}

/** In the order of the grants, so that two servers compose the same site. */
function inOrder(releases: readonly DeclaredRelease[], { remotes }: Grants): readonly DeclaredRelease[] {
  return [...releases].sort((one, other) => remotes.indexOf(one.name) - remotes.indexOf(other.name));
}

function claimsOf(releases: readonly DeclaredRelease[], grants: Grants): Claims {
  const refusals: Claims['refusals'][number][] = [];
  const pages: Claims['pages'][number][] = [];
  /** The pages by the shapes of their patterns. */
  const claimed = new Map<string, Claims['pages'][number]>();
  const slots = new Map<string, (RemoteModule & { readonly rank: number })[]>();
  const dialogs = new Map<string, ComposedDialog>();
  const resources: ComposedResource[] = [];
  const forms = new Map<string, readonly FormTaker[]>();
  const ownForms = new Map<string, string>();
  for (const { name: remote, modules, ...declared } of releases) {
    const takeForms = (module: string, names: readonly string[] = []) => {
      for (const form of names) {
        const takers = forms.get(form) ?? [];
        const isKnown = takers.some((taker) => taker.remote === remote && taker.module === module);
        if (!isKnown && isSound(formRefusal(remote, form))) forms.set(form, [...takers, { remote, module }]);
      }
    };
    const isSound = (refusal: string | null) => {
      const isNew = !refusals.some((said) => said.remote === remote && said.sentence === refusal);
      if (refusal !== null && isNew) refusals.push({ remote, sentence: refusal });
      return refusal === null;
    };
    const missing = (module: string) =>
      Object.hasOwn(modules, module) ? null : `${remote} declares ${module} and has no such module.`;
    for (const page of declared.pages) {
      if (!isSound(patternRefusal(grants, remote, page.pattern))) continue;
      const shape = shapeOf(page.pattern);
      const taken = claimed.get(shape);
      const twice = taken
        ? `Two pages claim the address ${page.pattern}: ${taken.remote} ${taken.name} and ${remote} ${page.name}.`
        : null;
      if (!isSound(twice ?? missing(page.module))) continue;
      const slots = page.slots?.filter((slot) => isSound(placeRefusal(remote, slot))) ?? [];
      const claim = { ...page, slots, remote };
      claimed.set(shape, claim);
      pages.push(claim);
      takeForms(page.module, page.forms);
      const [own] = page.forms ?? [];
      if (own !== undefined) ownForms.set(page.pattern, own);
    }
    for (const { name, pattern } of declared.resources ?? []) {
      if (!isSound(patternRefusal(grants, remote, pattern))) continue;
      const taken = claimed.get(shapeOf(pattern));
      const twice = taken
        ? `Two claim the address ${pattern}: ${taken.remote} ${taken.name} and ${remote} ${name}.`
        : null;
      if (isSound(twice)) resources.push({ path: pattern, remote, name });
    }
    for (const { slot, module, rank, hydration, forms: posted } of declared.slots) {
      const isTwice = slots.get(slot)?.some((part) => part.remote === remote) ?? false;
      const twice = isTwice ? `${remote} claims the place "${slot}" more than once.` : null;
      if (!isSound(slotRefusal(remote, slot) ?? twice ?? missing(module))) continue;
      slots.set(slot, [...(slots.get(slot) ?? []), { remote, module, hydration, rank }]);
      takeForms(module, posted);
    }
    for (const { name, title, titles, module, forms: posted, isPrivate } of declared.dialogs) {
      const held = reservedNames.find((each) => each === name);
      const holder = (held && reservedDialogs[held]) ?? dialogs.get(name)?.source.remote ?? remote;
      const refusal = holder === remote ? null : `The dialog "${name}" is ${holder}'s, not ${remote}'s.`;
      if (!isSound(refusal ?? missing(module))) continue;
      dialogs.set(name, {
        title,
        ...(titles && { titles }),
        source: { remote, module, hydration: 'idle' },
        ...(isPrivate ? { isPrivate } : {}),
      });
      takeForms(module, posted);
    }
  }
  for (const parts of slots.values()) parts.sort((one, other) => other.rank - one.rank);
  return { pages, slots, dialogs, resources, forms, ownForms, refusals };
}

/**
 * Why a remote may not handle a form, in one sentence; `null` when it may. Several may handle one of the same name, each on its
 * own pages.
 */
function formRefusal(remote: string, form: string): string | null {
  if (!formNamePattern.test(form)) {
    return `"${form}" is no name of a form for ${remote}: it is written in small letters, digits and hyphens.`;
  }
  return isShellForm(form) ? `The form "${form}" is the shell's, not ${remote}'s.` : null;
}

/** A dialog of the header is shown as unavailable where its remote does not offer it; a later press may find it. */
function missingDialogs(): Readonly<Record<string, ComposedDialog>> {
  return Object.fromEntries(
    reservedNames.map((name) => [
      name,
      {
        ...inLanguages((locale) => textsOf(locale).titles[name]),
        source: { remote: reservedDialogs[name], module: `./dialogs/${name}`, hydration: 'idle' },
      },
    ]),
  );
}

/** An unavailable part shows so in its slot; the browser may load it later. */
function missingSlots(live: ReadonlySet<string>): Readonly<Record<string, readonly RemoteModule[]>> {
  const missing = Object.entries(slotHolders).filter(([, holder]) => holder !== 'anyone' && !live.has(holder));
  return Object.fromEntries(
    missing.map(([slot, holder]) => [slot, [{ remote: holder, module: `./slots/${slot}`, hydration: 'idle' }]]),
  );
}

/** Why a page of a remote may not have a slot, in one sentence; `null` when it may. */
function placeRefusal(remote: string, slot: string): string | null {
  const owner = (placeOwners as Readonly<Record<string, string>>)[slot];
  if (owner === remote) return null;
  return Object.hasOwn(slotHolders, slot)
    ? `The place "${slot}" is on pages of ${owner ?? 'the shell'}, not of ${remote}.`
    : `There is no place "${slot}" for a page of ${remote} to have.`;
}

function slotRefusal(remote: string, slot: string): string | null {
  const holder = Object.hasOwn(slotHolders, slot) ? slotHolders[slot as keyof typeof slotHolders] : undefined;
  if (holder === undefined) return `There is no place "${slot}" on the site's pages for ${remote} to fill.`;
  return holder === 'anyone' || holder === remote
    ? null
    : `The place "${slot}" is ${holder}'s to fill, not ${remote}'s.`;
}

function routeOfRow(row: Row, { pages }: Claims, live: ReadonlySet<string>): Route {
  const path = row.pattern;
  if ('redirect' in row) return { name: path, path, target: { kind: 'redirect', to: row.redirect } };
  if (row.owner === 'shell') return { name: row.name, path, target: { kind: 'shell' } };
  const declared = pages.find(({ pattern }) => samePattern(row.pattern, pattern));
  if (!declared) {
    const kind = live.has(row.owner) ? 'unpublished' : 'unavailable';
    return { name: row.name, path, target: { kind, remote: row.owner } };
  }
  // The owner's names of the parameters.
  return { ...routeOfPage(declared), name: row.name };
}

function routeOfPage({
  remote,
  name,
  pattern,
  module,
  hydration,
  slots = [],
  isPrivate,
}: Claims['pages'][number]): Route {
  const source = { remote, module, hydration };
  const target: Target = {
    kind: 'remote',
    source,
    ...(slots.length === 0 ? {} : { slots }),
    ...(isPrivate ? { isPrivate } : {}),
  };
  return { name: `${remote}/${name}`, path: pattern, target };
}

/** A segment below a prefix without a page is not a location. */
function nothingBelow(prefix: string): Route {
  return { name: 'nowhere', path: `${prefix}/*`, target: { kind: 'unknown' } };
}

/** Higher ranks first, then fewer parameters, then longer patterns; otherwise in the order of declaration. */
function byRank(one: Release['pages'][number], other: Release['pages'][number]): number {
  const parameters = (pattern: string) => pattern.split(/[:*]/).length;
  return (
    other.rank - one.rank ||
    parameters(one.pattern) - parameters(other.pattern) ||
    other.pattern.length - one.pattern.length
  );
}
