import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendContract } from '@iwan/shared/contracts/backend';
import { callName } from '@iwan/shared/contracts/call';
import type { ExposedPage, Exposes } from '@iwan/shared/contracts/exposes';
import { contractVersion } from '@iwan/shared/contracts/module';
import type { ExposedOfficePage, OfficePageDeclaration } from '@iwan/shared/contracts/office';
import { type Declarations, remoteNamePattern, type SlotDeclaration } from '@iwan/shared/contracts/release';
import { inLanguages } from '@iwan/shared/contracts/titles';
import { major, validRange } from 'semver';
import { inWorkspace, type RemoteName, serverFile } from './workspace';

/** A remote for the factories: its absolute folder, its modules, and the declarations of its releases. */
export type RemoteDefinition = ReturnType<typeof describeRemote>;

function sourcesOf(modules: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(modules.map((module) => [module, `./src/${module.slice(2)}/index.ts`]));
}

/** Reads the remote of a folder: its name from `package.json`, everything else from its table of contents, `src/exposes.ts`. */
export async function readRemote(folder: string): Promise<RemoteDefinition> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  const { exposes } = (await import(join(folder, 'src', 'exposes.ts'))) as { exposes: Exposes };
  return describeRemote(name, folder, exposes);
}

/** The remote of a workspace of this repository. */
export function remoteOf(name: RemoteName): Promise<RemoteDefinition> {
  return readRemote(inWorkspace(name));
}

/**
 * A table of contents with all defaults: a page named `blog` is the module `./pages/blog` in `src/pages/blog`. Throws a message
 * where a name or the contract's range is invalid, or an example address is missing.
 */
export function describeRemote(name: string, folder: string, exposes: Exposes) {
  const {
    pages: everyPage = {},
    slots = {},
    dialogs = {},
    resources = {},
    services = [],
    leads = {},
    calls = [],
    backend,
  } = exposes;
  const { pages, office } = byAudience(everyPage);
  checkNames(name, [
    ...Object.entries(everyPage).flatMap(([page, { module = page }]) => [page, module]),
    ...Object.keys(slots),
  ]);
  checkNames(name, [...Object.keys(dialogs), ...Object.keys(resources)]);
  const { contract = `^${major(contractVersion)}.0.0` } = exposes;
  if (validRange(contract) === null) {
    throw new Error(`The "contract" of ${name} in src/exposes.ts is no range of versions: ${contract}.`);
  }
  const declarations: Declarations = {
    contract,
    pages: Object.entries(pages).map(
      ([page, { pattern, module = page, rank = 0, hydration = 'idle', example, slots: places, forms, isPrivate }]) => ({
        name: page,
        pattern,
        module: `./pages/${module}`,
        rank,
        hydration,
        example: example ?? withoutParameters(name, page, pattern),
        ...(places && { slots: places }),
        ...(forms && { forms }),
        ...(isPrivate && { isPrivate }),
      }),
    ),
    slots: slotsOf(slots),
    dialogs: Object.entries(dialogs).map(([dialog, { title, forms, isPrivate }]) => ({
      name: dialog,
      ...(typeof title === 'string' ? { title } : inLanguages(title)),
      module: `./dialogs/${dialog}`,
      ...(forms && { forms }),
      ...(isPrivate && { isPrivate }),
    })),
    resources: Object.entries(resources).map(([resource, { pattern }]) => ({
      name: resource,
      pattern,
      server: serverFile(`./resources/${resource}`),
    })),
    services,
    ...(Object.keys(leads).length > 0 && {
      leads: Object.entries(leads).map(([form, declaration]) => ({ name: form, ...declaration })),
    }),
    calls,
    backend: { ...backend, calls: calls.map(callName).filter(isOfContract) },
  };
  const { pages: all, slots: filled, dialogs: offered } = declarations;
  return {
    name,
    folder,
    /** Exposed name to source file, relative to the folder: `./pages/blog // => ./src/pages/blog/index.ts`. */
    modules: sourcesOf([...all, ...filled, ...offered].map(({ module }) => module)),
    /** The same for modules on the server only. */
    resources: sourcesOf(Object.keys(resources).map((resource) => `./resources/${resource}`)),
    /** The same for its screens of the office. */
    officeModules: sourcesOf(office.map(({ module }) => module)),
    officePages: office,
    declarations,
  };
}

/** The pages of the site without the screens of the office, which are declared separately. */
function byAudience(everyPage: NonNullable<Exposes['pages']>): {
  readonly pages: Readonly<Record<string, ExposedPage>>;
  readonly office: readonly OfficePageDeclaration[];
} {
  const pages: Record<string, ExposedPage> = {};
  const office: OfficePageDeclaration[] = [];
  for (const [name, page] of Object.entries(everyPage)) {
    if ('audience' in page) office.push(officePage(name, page));
    else pages[name] = page;
  }
  return { pages, office };
}

function officePage(
  name: string,
  { pattern, module = name, title, inMenu, resource }: ExposedOfficePage,
): OfficePageDeclaration {
  return {
    name,
    pattern,
    module: `./office/${module}`,
    ...inLanguages(title),
    ...(inMenu !== undefined && { inMenu }),
    ...(resource !== undefined && { resource }),
  };
}

/** A shell that does not know `calls` rejects calls outside of the backend's contract. */
function isOfContract(name: string): boolean {
  return (backendContract.calls as readonly string[]).includes(name);
}

/** The names of folders and addresses, of which release.json and the browser's files are made. */
function checkNames(remote: string, names: readonly string[]): void {
  if (!remoteNamePattern.test(remote)) {
    throw new Error(
      `"${remote}" is no name of a remote: it is written in small letters, digits and hyphens, like mfe-guides.`,
    );
  }
  const odd = names.find((name) => !/^\w[\w-]*$/.test(name));
  if (odd === undefined) return;
  throw new Error(`"${odd}" in src/exposes.ts of ${remote} is no name: it is written in letters, digits and hyphens.`);
}

function slotsOf(slots: NonNullable<Exposes['slots']>): readonly SlotDeclaration[] {
  return Object.entries(slots).map(([slot, { rank = 0, hydration = 'idle', example, forms }]) => ({
    slot,
    module: `./slots/${slot}`,
    rank,
    hydration,
    ...(example && { example }),
    ...(forms && { forms }),
  }));
}

function withoutParameters(remote: string, page: string, pattern: string): string {
  if (!/[:*{]/.test(pattern)) return pattern;
  throw new Error(
    `The page "${page}" of ${remote} needs an "example" in src/exposes.ts: an address of ${pattern} that can be shown.`,
  );
}
