import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import { officeFolder } from '@iwan/shared/contracts/office';
import {
  type Declarations,
  type Release,
  type ReleasedLanguage,
  type ReleasedModule,
  releaseSchemaId,
} from '@iwan/shared/contracts/release';
import { type LanguageCode, translatedLanguages } from '@iwan/shared/domain/format/languages';
import type { ChunkAssets } from '../build/plugins/chunk-assets-plugin';
import type { RemoteDefinition } from '../remote';
import { neededSingletons } from '../sharing';
import { chunkAssetsFile, containerName, officeContainer, serverFile } from '../workspace';
import { describeFiles } from './release-files';

interface ChunkTable {
  readonly entries?: Readonly<Record<string, Pick<ChunkAssets, 'js'>>>;
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
  const files = await describeFiles(dist);
  const table = await chunkTable(dist);
  const entry = entryOf(name, table);
  const office = officePages.length === 0 ? {} : { office: { ...officeContainerOf(name, files), pages: officePages } };
  const modules = Object.fromEntries(
    Object.keys(exposed).map((key) => {
      const assets = table.exposes[key];
      return [key, { server: serverFile(key), ...scriptsOf(assets), css: below(assets?.css) }];
    }),
  );
  const servers = [...Object.values(modules), ...(declarations.resources ?? [])].map(({ server }) => server);
  const bundles = await Promise.all(servers.map((server) => readFile(join(dist, server), 'utf8')));
  const languages = await languagesOf(name, dist);
  const built = { name, container: containerName(name), entry, modules, files, ...languages, ...office };
  return identified(built, declarations, bundles, source);
}

const below = (names: readonly string[] = []) => names.map((file) => `browser/${file}`);

async function chunkTable(dist: string, language?: LanguageCode): Promise<ChunkTable> {
  return JSON.parse(await readFile(join(dist, 'browser', chunkAssetsFile(language)), 'utf8'));
}

function entryOf(name: string, { entries = {} }: ChunkTable): string {
  const entry = entries[containerName(name)]?.js.find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`The build of ${name} has no browser entry.`);
  return `browser/${entry}`;
}

function scriptsOf(assets: ChunkAssets | undefined): Pick<ReleasedModule, 'js' | 'later'> {
  return { js: below(assets?.js), ...(assets?.later?.length && { later: below(assets.later) }) };
}

/** The further languages that the build has files of. */
async function languagesOf(name: string, dist: string): Promise<Pick<Release, 'languages'>> {
  const built = translatedLanguages.filter(({ code }) => existsSync(join(dist, 'browser', chunkAssetsFile(code))));
  const entries = built.map(async ({ code }): Promise<readonly [string, ReleasedLanguage]> => {
    const table = await chunkTable(dist, code);
    const modules = Object.entries(table.exposes).map(([key, assets]) => [key, scriptsOf(assets)] as const);
    return [code, { entry: entryOf(name, table), modules: Object.fromEntries(modules) }];
  });
  return built.length === 0 ? {} : { languages: Object.fromEntries(await Promise.all(entries)) };
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

type Built = Pick<
  Release,
  'name' | 'container' | 'entry' | 'modules' | 'files' | 'publicPath' | 'office' | 'languages'
>;

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
  const { modules, files, languages, office } = built;
  const content = source === undefined ? { modules, files, languages, office } : { source };
  const identity = createHash('sha256').update(JSON.stringify({ name: built.name, needs, declarations, ...content }));
  const version = identity.digest('hex').slice(0, 16);
  return { $schema: releaseSchemaId, version, ...needs, ...declarations, ...built };
}
