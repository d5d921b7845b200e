import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import { publicPathPlaceholder, type Release, releasePublicPath } from '@iwan/shared/contracts/release';
import { z } from 'zod';
import type { IslandModule } from '../../src/federation/load-island';
import { loadBundle } from './load-bundle';
import { markedModule, runAsRemote } from './remote-code';

const path = z
  .string()
  .regex(/^(browser|server)\/[\w./-]+$/)
  .refine((value) => !value.includes('..'));
const shape = z.object({
  name: z.string().regex(/^[\w-]+$/),
  version: z.string().regex(/^[\w.-]+$/),
  contractVersion: z.number(),
  container: z.string().regex(/^\w+$/),
  entry: path,
  modules: z.record(z.string(), z.object({ server: path, js: z.array(path), css: z.array(path) })),
  files: z.record(path, z.object({ bytes: z.number(), sha384: z.string() })),
  publicPath: z.string().optional(),
});

/** A release whose server code has run and can be rendered with. */
export interface LiveRelease {
  readonly release: Release;
  readonly publicPath: string;
  readonly modules: ReadonlyMap<string, IslandModule>;
}

/** Not all of a release is there, or not as it was published: it may be on its way into the store. */
export class IncompleteRelease extends Error {}

/**
 * Reads one release from its folder: checks every server file against its hash, runs each module's bundle and makes sure
 * that it exports a page or a slot. Rejects when anything is not as the release says: half a release is none, and rejects
 * with `IncompleteRelease`.
 */
export async function readRelease(folder: string, provided: ReadonlyMap<string, unknown>): Promise<LiveRelease> {
  const release = shape.parse(await readDescription(join(folder, 'release.json'))) as Release;
  if (release.contractVersion !== contractVersion) {
    throw new Error(
      `${release.name} ${release.version} speaks contract ${release.contractVersion}, not ${contractVersion}.`,
    );
  }
  const publicPath = releasePublicPath(release);
  const modules = new Map<string, IslandModule>();
  for (const [name, { server }] of Object.entries(release.modules)) {
    const content = await readFile(join(folder, server)).catch(asIncomplete);
    const digest = createHash('sha384').update(content).digest('base64');
    if (release.files[server]?.sha384 !== digest) {
      throw new IncompleteRelease(`${folder}/${server} is not what was published.`);
    }
    const code = content.toString('utf8').replaceAll(publicPathPlaceholder, publicPath);
    const exported = runAsRemote(release.name, () => loadBundle(code, `${release.name}/${server}`, provided));
    modules.set(name, markedModule(release.name, moduleOf(exported, name)));
  }
  return { release, publicPath, modules };
}

async function readDescription(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(asIncomplete);
  try {
    return JSON.parse(text);
  } catch (problem) {
    return asIncomplete(problem);
  }
}

function asIncomplete(problem: unknown): never {
  throw new IncompleteRelease(`Not all of the release can be read: ${String(problem)}`, { cause: problem });
}

function moduleOf(exported: unknown, name: string): IslandModule {
  const { route, slot } = exported as { route?: IslandModule; slot?: IslandModule };
  const module = route ?? slot;
  if (typeof module?.Component !== 'function') throw new Error(`${name} exports neither a route nor a slot.`);
  return module;
}
