import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import { officeFolder } from '@iwan/shared/contracts/office';
import { type Declarations, type Release, releaseSchemaId } from '@iwan/shared/contracts/release';
import type { ChunkAssets } from '../build/plugins/chunk-assets-plugin';
import type { RemoteDefinition } from '../remote';
import { neededSingletons } from '../sharing';
import { containerName, officeContainer, serverFile } from '../workspace';
import { describeFiles } from './release-files';

interface ChunkTable {
  readonly exposes: Readonly<Record<string, ChunkAssets>>;
}

/**
 * Describes a remote's built `dist` as a release. The version is a digest of `source`, the fingerprint of all inputs of the
 * build, so that the same source has the same version on every machine: each Node compresses files in its own way. Without it the
 * version is a digest of every file's name and content.
 */
export async function packRelease(
  { name, folder, modules: exposed, declarations, officePages }: RemoteDefinition,
  { dist = join(folder, 'dist'), source }: { readonly dist?: string; readonly source?: string } = {},
): Promise<Release> {
  const table: ChunkTable = JSON.parse(await readFile(join(dist, 'browser', 'chunk-assets.json'), 'utf8'));
  const files = await describeFiles(dist);
  const entry = Object.keys(files).find((path) => /^browser\/remoteEntry\..*js$/.test(path));
  if (!entry) throw new Error(`The build of ${name} has no browser entry.`);
  const office = officePages.length === 0 ? {} : { office: { ...officeContainerOf(name, files), pages: officePages } };
  const below = (names: readonly string[] = []) => names.map((file) => `browser/${file}`);
  const modules = Object.fromEntries(
    Object.keys(exposed).map((key) => {
      const { js, css, later } = table.exposes[key] ?? {};
      const further = later?.length ? { later: below(later) } : {};
      return [key, { server: serverFile(key), js: below(js), css: below(css), ...further }];
    }),
  );
  const servers = [...Object.values(modules), ...(declarations.resources ?? [])].map(({ server }) => server);
  const bundles = await Promise.all(servers.map((server) => readFile(join(dist, server), 'utf8')));
  const built = { name, container: containerName(name), entry, modules, files, ...office };
  return identified(built, declarations, bundles, source);
}

function officeContainerOf(
  name: string,
  files: Release['files'],
): Pick<NonNullable<Release['office']>, 'container' | 'entry'> {
  const entry = Object.keys(files).find(
    (path) => path.startsWith(`${officeFolder}remoteEntry.`) && path.endsWith('.js'),
  );
  if (!entry) throw new Error(`The build of ${name} has no entry for the office.`);
  return { container: officeContainer(name), entry };
}

type Built = Pick<Release, 'name' | 'container' | 'entry' | 'modules' | 'files' | 'publicPath' | 'office'>;

/** A release of built files, with its version: a digest of `source`, or of the files where there is none. */
export function identified(
  built: Built,
  declarations: Declarations,
  bundles: readonly string[],
  source?: string,
): Release {
  const needs = {
    contractVersion: Number.parseInt(contractVersion, 10),
    singletons: Object.assign({}, ...bundles.map(neededSingletons)) as Readonly<Record<string, string>>,
  };
  const { modules, files, office } = built;
  const content = source === undefined ? { modules, files, office } : { source };
  const identity = createHash('sha256').update(JSON.stringify({ name: built.name, needs, declarations, ...content }));
  const version = identity.digest('hex').slice(0, 16);
  return { $schema: releaseSchemaId, version, ...needs, ...declarations, ...built };
}
