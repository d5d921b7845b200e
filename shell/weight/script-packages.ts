import { readdir, readFile } from 'node:fs/promises';
import type { ChunkPackages } from '@iwan/tooling/build/plugins/chunk-packages-plugin';
import { inWorkspace, remoteNames } from '@iwan/tooling/workspace';

/** A script that a page has loaded. */
export interface FetchedScript {
  readonly url: string;
  /** Transferred. */
  readonly bytes: number;
}

/** The owners of a page's scripts. */
export interface ScriptPackages {
  /** Transferred kilobytes by npm package or folder of the repository: each has its share of its files. */
  readonly kilobytes: Readonly<Record<string, number>>;
  /** The npm packages among them. */
  readonly npm: readonly string[];
  /** The npm packages that a visitor loads twice, from two files or in two versions. */
  readonly twice: readonly string[];
  /** Names of files outside of all builds of this folder. */
  readonly unknown: readonly string[];
}

/** `https://iwan/shell/main.1.js?attempt=1 // => main.1.js` */
const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** `node_modules/@ark-ui/react/dist/index.js // => @ark-ui/react`; `shared/design-system/ui/card.tsx // => shared` */
export function packageOf(module: string): string {
  const parts = (module.split('node_modules/').at(-1) ?? module).split('/');
  return parts.slice(0, isNpm(module) && module.split('node_modules/').at(-1)?.startsWith('@') ? 2 : 1).join('/');
}

const isNpm = (module: string) => module.includes('node_modules/');

/** `node_modules/a/node_modules/b/c.js // => node_modules/a/node_modules/b`: the folder of one version of a package. */
const homeOf = (module: string) => module.slice(0, module.lastIndexOf('node_modules/')) + packageOf(module);

/** Looks up the owners of scripts in a build's table. */
export function scriptPackages(scripts: readonly FetchedScript[], built: ChunkPackages): ScriptPackages {
  const kilobytes: Record<string, number> = {};
  const filesOf = new Map<string, number>();
  const homesOf = new Map<string, Set<string>>();
  const twice = new Set<string>();
  const unknown: string[] = [];
  for (const { url, bytes } of scripts) {
    const modules = built[fileOf(url)];
    if (!modules) {
      unknown.push(fileOf(url));
      continue;
    }
    const whole = Object.values(modules).reduce((sum, each) => sum + each, 0);
    for (const [module, part] of Object.entries(modules)) {
      const name = packageOf(module);
      kilobytes[name] = (kilobytes[name] ?? 0) + (bytes * part) / whole / 1024;
      if (!isNpm(module)) continue;
      const homes = homesOf.get(name) ?? new Set();
      homesOf.set(name, homes.add(homeOf(module)));
      const files = (filesOf.get(module) ?? 0) + 1;
      filesOf.set(module, files);
      if (files > 1 || homes.size > 1) twice.add(name);
    }
  }
  return { kilobytes, npm: [...homesOf.keys()].sort(), twice: [...twice].sort(), unknown };
}

/**
 * The contents of the scripts that are built in this folder, by file name: names have the hash of the content. Empty without a
 * build.
 */
export async function readBuiltScripts(): Promise<ChunkPackages> {
  const tables = await Promise.all(
    ['shell', ...remoteNames].map(async (workspace) => {
      const dist = inWorkspace(workspace, 'dist');
      return { ...(await scriptsOf(dist)), ...(await readChunkPackages(dist).catch(() => ({}))) };
    }),
  );
  return Object.assign({}, ...tables);
}

/** All scripts of a build, without their contents: those of further languages have no report. */
async function scriptsOf(dist: string): Promise<ChunkPackages> {
  const files = await readdir(`${dist}/browser`).catch(() => []);
  return Object.fromEntries(files.filter((name) => name.endsWith('.js')).map((name) => [name, {}]));
}

/** The same for one build. Rejects where there is none. */
export async function readChunkPackages(dist: string): Promise<ChunkPackages> {
  return JSON.parse(await readFile(`${dist}/browser/chunk-packages.json`, 'utf8')) as ChunkPackages;
}
