import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@iwan/shared/api/client';
import { matchPath } from '@iwan/shared/paths/match';
import { loadIsland, type ModuleHost } from '../../src/federation/load-island';
import { shellPages } from '../../src/pages/shell-pages';
import { pages, type RemoteModule, slots } from '../../src/remotes';
import { renderIsland } from '../document/render-island';
import type { LiveRelease } from '../releases/read-release';
import { runWithin } from '../releases/run-within';
import { recordedAnswer } from './recorded-answers';
import { sampleAddresses } from './sample-addresses';
import { undefinedClasses } from './undefined-classes';

/** How long a loader or a piece of synchronous code may take, in milliseconds. */
const timeLimit = 5000;

/**
 * What is wrong with a release, a sentence each: renders every page and slot that the server renders, with recorded
 * records of every ugly kind, and looks for classes that none of the stylesheets which the document would link defines.
 */
export async function problemsOf(live: LiveRelease, folder: string): Promise<readonly string[]> {
  const parts = renderedParts(live);
  return (await Promise.all(parts.map((part) => problemsOfPart(live, folder, part)))).flat();
}

interface Part {
  readonly module: string;
  readonly address: string;
}

/** What the server renders of a release, and where. A dialog opens in the browser and has no HTML from the server. */
function renderedParts({ release }: LiveRelease): readonly Part[] {
  const isOurs = ({ remote, module }: RemoteModule) => remote === release.name && module in release.modules;
  const ofPages = Object.entries(pages).flatMap(([name, owner]) =>
    owner !== 'shell' && isOurs(owner)
      ? [{ module: owner.module, address: sampleAddresses[name as keyof typeof pages] }]
      : [],
  );
  const ofSlots = Object.entries(shellPages).flatMap(([name, page]) =>
    (page?.slots ?? [])
      .map((slot) => slots[slot])
      .filter(isOurs)
      .map(({ module }) => ({ module, address: sampleAddresses[name as keyof typeof pages] })),
  );
  return [...ofPages, ...ofSlots];
}

async function problemsOfPart(
  { release, modules }: LiveRelease,
  folder: string,
  { module: name, address }: Part,
): Promise<readonly string[]> {
  const module = modules.get(name);
  if (!module) return [];
  const said: unknown[] = [];
  const host: ModuleHost = {
    loaderTimeLimit: timeLimit,
    isFirstPage: true,
    run: (code) => runWithin(timeLimit, code),
    loadModule: async () => module,
    report: (_, problem) => void said.push(problem),
  };
  const url = new URL(address, 'http://recorded.invalid');
  const match = matchPath(url.pathname);
  const { result } = await loadIsland(host, { remote: release.name, module: name } as RemoteModule, {
    params: 'params' in match ? match.params : {},
    query: url.searchParams,
    signal: new AbortController().signal,
    api: createApi({ baseUrl: '', report: () => {}, fetchJson: recordedAnswer }),
  });
  if (result.status === 'failed') return [`${release.name} ${name} cannot load for ${address}: ${said[0]}.`];
  let html: string;
  try {
    html = renderIsland('proof', module, result.data, address);
  } catch (problem) {
    return [`${release.name} ${name} cannot be rendered for ${address}: ${problem}.`];
  }
  const sheets = await Promise.all(
    (release.modules[name]?.css ?? []).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const missing = undefinedClasses(html, `${release.container}_`, sheets);
  return missing.length === 0
    ? []
    : [
        `${release.name} ${name} would stand without all of its styles: no stylesheet that is listed for it defines ${missing.join(', ')}.`,
      ];
}
