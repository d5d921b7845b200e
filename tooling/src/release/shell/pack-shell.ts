import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import { officeFolder } from '@iwan/shared/contracts/office';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { type LanguageCode, translatedLanguages } from '@iwan/shared/domain/format/languages';
import type { ChunkAssets } from '../../build/plugins/chunk-assets-plugin';
import { chunkAssetsFile, inWorkspace } from '../../workspace';
import { describeFiles } from '../release-files';
import { packagesOfShell } from './shell-packages';

/**
 * Describes the shell's built `dist` as a release. As with a remote, the version is a digest of `source`, the fingerprint of
 * all inputs of the build, or, without it, of every file's name and content.
 */
export async function packShell({
  dist = inWorkspace('shell', 'dist'),
  source,
}: {
  readonly dist?: string;
  readonly source?: string;
} = {}): Promise<ShellRelease> {
  const table = await chunkTable(join(dist, 'browser'));
  const { main } = table.entries;
  if (!main) throw new Error('The build of the shell has no browser entry.');
  const below = (files: readonly string[]) => files.map((file) => `browser/${file}`);
  const files = await describeFiles(dist);
  const built = {
    name: shellName,
    contract: contractVersion,
    packages: await packagesOfShell(),
    entry: {
      js: below(main.js),
      css: below(main.css),
      fonts: below(table.exposes['./fonts']?.css ?? []),
      later: below(laterOf(table)),
    },
    pages: furtherFiles('./pages/', table, below),
    dialogs: furtherFiles('./dialogs/', table, below),
    ...(await languagesOf(join(dist, 'browser'), below)),
    office: officeOf((await chunkTable(join(dist, officeFolder))).entries.main),
  } as const;
  const content = source === undefined ? { built, files } : { name: shellName, source };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { version, ...built, files };
}

/** What dialogs need beside their own code (`shell-builds.ts`). */
const laterOf = ({ chunks = {} }: ChunkTable) =>
  ['chakra', 'dialog', 'range-slider'].flatMap((name) => chunks[name] ?? []);

interface ChunkTable {
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  readonly entries: { readonly main?: ChunkAssets };
  readonly exposes: Readonly<Record<string, ChunkAssets>>;
}

async function chunkTable(folder: string, language?: LanguageCode): Promise<ChunkTable> {
  return JSON.parse(await readFile(join(folder, chunkAssetsFile(language)), 'utf8'));
}

/** The scripts of the further languages that the build has files of. */
async function languagesOf(
  folder: string,
  below: (files: readonly string[]) => readonly string[],
): Promise<Pick<ShellRelease, 'languages'>> {
  const built = translatedLanguages.filter(({ code }) => existsSync(join(folder, chunkAssetsFile(code))));
  const entries = built.map(async ({ code }) => {
    const table = await chunkTable(folder, code);
    const pages = Object.entries(furtherFiles('./pages/', table, below)).map(([name, { js }]) => [name, js] as const);
    const scripts = { js: below(table.entries.main?.js ?? []), later: below(laterOf(table)) };
    return [code, { ...scripts, pages: Object.fromEntries(pages) }] as const;
  });
  return built.length === 0 ? {} : { languages: Object.fromEntries(await Promise.all(entries)) };
}

function officeOf(main: ChunkAssets | undefined): NonNullable<ShellRelease['office']> {
  if (!main) throw new Error('The build of the shell has no entry for the office.');
  const below = (files: readonly string[]) => files.map((file) => `${officeFolder}${file}`);
  return { js: below(main.js), css: below(main.css) };
}

/** The files of each module below a folder that not every document has: `./pages/home // => home`. */
function furtherFiles(
  folder: './pages/' | './dialogs/',
  { entries: { main }, exposes }: ChunkTable,
  below: (files: readonly string[]) => readonly string[],
): ShellRelease['pages'] {
  const common = new Set([...(main?.js ?? []), ...(main?.css ?? [])]);
  const further = (files: readonly string[]) => below(files.filter((file) => !common.has(file)));
  const modules = Object.entries(exposes).filter(([name]) => name.startsWith(folder));
  return Object.fromEntries(
    modules.map(([name, { js, css }]) => [name.slice(folder.length), { js: further(js), css: further(css) }]),
  );
}
