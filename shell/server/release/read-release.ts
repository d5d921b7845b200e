import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendContract } from '@iwan/shared/contracts/backend';
import { contractVersion, type ResourceModule } from '@iwan/shared/contracts/module';
import { publicPathPlaceholder, type Release, releasePublicPath } from '@iwan/shared/contracts/release';
import { everySingleton } from '@iwan/shared/contracts/singletons';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { satisfies, validRange } from 'semver';
import type { z } from 'zod';
import type { ListedCache } from '../data/counted-cache';
import type { Bundle } from '../remote/messages/messages';
import type { RemoteWorkers } from '../remote/workers/remote-workers';
import { type WorkerModule, workerModules } from '../remote/workers/worker-modules';
import { mostOfEach, releaseShape } from './release-shape';
import { readStylesheets, type Stylesheets } from './stylesheets';

/** A release whose server code runs in processes of its own. */
export interface LiveRelease {
  readonly release: Release;
  readonly publicPath: string;
  readonly modules: ReadonlyMap<string, WorkerModule>;
  /** Its resources by name. */
  readonly resources: ReadonlyMap<string, ResourceModule>;
  /** The data of its loaders. */
  readonly loaded?: ListedCache;
  /** The stylesheets of its modules by file; empty in development, where the compiler serves them. */
  readonly styles: Stylesheets;
  readonly workers: Pick<RemoteWorkers, 'sendAddresses' | 'retire' | 'close'>;
}

/** Starts the processes for the code of a release. Rejects where it cannot be run. */
export type StartWorkers = (release: Release, readBundles: () => Promise<readonly Bundle[]>) => Promise<RemoteWorkers>;

/** A file of a release is missing or has changed: it may still be being written to the store. */
export class IncompleteRelease extends Error {}

interface Reading {
  /** Its name in the store: a release of another remote is refused, whatever it contains. */
  readonly stored?: Pick<Release, 'name' | 'version'> | undefined;
  /** Whether it may set the base URL of its browser files, as in development. */
  readonly mayServeItself?: boolean;
  /** The trusted keys; everything is trusted when left out. */
  readonly trust?: TrustedStore;
}

/**
 * Reads a release from its folder: verifies every server file by its hash, runs each module's bundle in a process of the remote
 * and checks that it exports a page or a slot. Rejects for any other content; an incomplete release rejects with
 * `IncompleteRelease`.
 */
export async function readRelease(
  folder: string,
  start: StartWorkers,
  { stored, mayServeItself = false, trust = trustingStore }: Reading = {},
): Promise<LiveRelease> {
  const release = await readDescription(folder, { stored, trust });
  if (release.publicPath !== undefined && !mayServeItself) {
    throw new Error('It says itself where its files are served, which it may in development alone.');
  }
  const [unmet] = unmetNeeds(release);
  if (unmet !== undefined) throw new Error(unmet);
  const publicPath = releasePublicPath(release);
  const sheets = release.publicPath === undefined ? Object.values(release.modules).flatMap(({ css }) => css) : [];
  const styles = await readStylesheets(sheets, { folder, files: release.files, publicPath });
  const islands = Object.entries(release.modules).map(([name, { server }]) => ({ name, server }));
  const workers = await start(release, async () => [
    ...(await readBundles(folder, release, 'island', islands)),
    ...(await readBundles(folder, release, 'resource', release.resources ?? [])),
  ]);
  return { release, publicPath, ...workerModules(workers), styles, workers };
}

/** Code of the release, each file verified. */
async function readBundles(
  folder: string,
  release: Release,
  kind: Bundle['kind'],
  files: readonly { readonly name: string; readonly server: string }[],
): Promise<readonly Bundle[]> {
  const bundles: Bundle[] = [];
  for (const { name, server } of files) {
    const content = await readFile(join(folder, server)).catch(asIncomplete);
    const digest = createHash('sha384').update(content).digest('base64');
    if (release.files[server]?.sha384 !== digest) {
      throw new IncompleteRelease(`${folder}/${server} is not what was published.`);
    }
    const code = content.toString('utf8').replaceAll(publicPathPlaceholder, releasePublicPath(release));
    const languages = release.publicPath === undefined ? { languages: Object.keys(release.languages ?? {}) } : {};
    bundles.push({ name, kind, file: `${release.name}/${server}`, code, ...languages });
  }
  return bundles;
}

/** Parses a description. Throws with a sentence for an invalid one. */
export function describedBy(description: unknown): Release {
  const parsed = releaseShape.safeParse(description);
  if (!parsed.success) throw new Error(`Its release.json is none: ${firstOf(parsed.error)}.`);
  const release = parsed.data;
  for (const [kind, limit] of Object.entries(mostOfEach)) {
    const count = Object.keys(release[kind as keyof typeof mostOfEach] ?? {}).length;
    if (count > limit) throw new Error(`It has ${count} ${kind}; a release may have ${limit}.`);
  }
  return release as Release;
}

/** Why a release is not the one that its folder in the store names, in one sentence; `null` where it is. */
export function misplacement(
  { name, version }: Pick<Release, 'name' | 'version'>,
  stored: Pick<Release, 'name' | 'version'>,
): string | null {
  if (name === stored.name && version === stored.version) return null;
  return `It says that it is ${name} ${version}, and stands in the store as ${stored.name} ${stored.version}.`;
}

/** `pages.0.pattern: Invalid input: expected string, received number` */
function firstOf({ issues: [first] }: z.ZodError): string {
  return `${first?.path.join('.') || 'it'}: ${first?.message ?? 'unknown'}`;
}

/** Reads the description of a release from its folder. Rejects as `readRelease` does. */
export async function readDescription(
  folder: string,
  { stored, trust = trustingStore }: Pick<Reading, 'stored' | 'trust'>,
): Promise<Release> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(asIncomplete);
  let description: unknown;
  try {
    description = JSON.parse(text);
  } catch (error) {
    asIncomplete(error);
  }
  const release = describedBy(description);
  const distrusted = trust.issueOf(description, { kind: 'release', remote: release.name });
  if (distrusted !== null) throw new Error(`Its release.json ${distrusted}.`);
  const misplaced = stored ? misplacement(release, stored) : null;
  if (misplaced !== null) throw new Error(misplaced);
  return release;
}

function asIncomplete(error: unknown): never {
  throw new IncompleteRelease(`Not all of the release can be read: ${String(error)}`, { cause: error });
}

/** The unmet requirements of a release, a sentence each; empty for one that can run here. */
function unmetNeeds({
  name,
  version,
  contract,
  singletons,
  backend,
}: Pick<Release, 'name' | 'version' | 'contract' | 'singletons' | 'backend'>): readonly string[] {
  const who = `${name} ${version}`;
  if (!meets(contractVersion, contract)) {
    return [`${who} was built for contract ${contract}; this shell serves ${contractVersion}.`];
  }
  const provided: Readonly<Record<string, string>> = everySingleton;
  const unmet = Object.entries(singletons).flatMap(([request, range]) => {
    const has = provided[request];
    if (has === undefined) return [`${who} needs ${request}, which this shell does not provide.`];
    return meets(has, range) ? [] : [`${who} needs ${request} ${range}; this shell provides ${has}.`];
  });
  if (!meets(backendContract.version, backend.contract)) {
    unmet.push(`${who} needs a backend of contract ${backend.contract}; this site knows ${backendContract.version}.`);
  }
  return unmet;
}

function meets(version: string, range: string): boolean {
  return validRange(range) !== null && satisfies(version, range);
}
