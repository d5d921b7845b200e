import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { Release } from '@iwan/shared/contracts/release';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { uglyRecords } from '@iwan/shared/testing/plain-records';
import { respondPlainly } from '@iwan/shared/testing/plain-routes';
import { matchPath } from '../../../src/composition/match-route';
import { readingOf } from '../../../src/document/languages';
import { loadIsland, type ModuleHost } from '../../../src/federation/load-island';
import { declaredBy } from '../../data/calls/call-table';
import { LoadedData } from '../../remote/workers/loaded-data';
import type { WorkerModule } from '../../remote/workers/worker-modules';
import type { LiveRelease } from '../read-release';
import { undefinedClasses, undefinedProperties } from './style-errors';

/** The timeout of a loader in milliseconds. */
const timeLimit = 5000;

interface Part {
  readonly module: string;
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
  /** The name of the dialog. */
  readonly dialog?: string;
}

/**
 * Problems of a release's rendering, a sentence each: renders every page, slot and dialog with malformed records of every kind,
 * observes the calls that it makes, and looks for classes that none of the document's stylesheets define.
 */
export async function renderingErrors(live: LiveRelease, folder: string): Promise<readonly string[]> {
  const { pages, slots, dialogs } = live.release;
  const parts = [
    ...pages.map(({ module, pattern, example }) => ({ module, address: example, params: paramsOf(pattern, example) })),
    ...slots.map(({ module, example = {} }) => ({ module, address: '/', params: example })),
    ...dialogs.map(({ module, name }) => ({ module, address: `/?dialog=${name}`, params: {}, dialog: name })),
  ];
  return (
    await Promise.all(
      parts.map(({ params, ...part }) =>
        params === null
          ? [`${live.release.name} ${part.module}: the example ${part.address} does not fit the page's own pattern.`]
          : errorsOfPart(live, folder, { ...part, params }),
      ),
    )
  ).flat();
}

/** The parameters in an example address by its pattern; `null` where it does not match. */
function paramsOf(pattern: string, example: string): Readonly<Record<string, string>> | null {
  return matchPath(pattern, new URL(example, 'http://recorded.invalid').pathname);
}

async function errorsOfPart({ release, modules }: LiveRelease, folder: string, part: Part): Promise<readonly string[]> {
  const { module: name, address } = part;
  const module = modules.get(name);
  if (!module) return [];
  const said: unknown[] = [];
  const undeclared = new Set<string>();
  const host: ModuleHost<WorkerModule> = {
    loaderTimeLimit: timeLimit,
    metadata: (_, data) => (data as LoadedData).metadata,
    loadModule: async () => module,
    report: (_, error) => void said.push(error),
  };
  const { result } = await loadIsland(
    host,
    { remote: release.name, module: name, hydration: 'idle' },
    {
      ...readingOf('/'),
      params: part.params,
      query: new URL(address, 'http://recorded.invalid').searchParams,
      signal: new AbortController().signal,
      http: recordedHttp(release, (call) => undeclared.add(call)),
    },
  );
  const calls = [...undeclared].map(
    (call) => `${release.name} ${name} makes the call "${call}", which the release does not declare.`,
  );
  if (result.status === 'failed') return [...calls, `${release.name} ${name} cannot load for ${address}: ${said[0]}.`];
  let html: string;
  try {
    const data = result.data instanceof LoadedData ? result.data.json : '';
    const { pathname, search } = new URL(address, 'http://recorded.invalid');
    const dialog = part.dialog === undefined ? {} : { dialog: { name: part.dialog } as Dialog };
    html = (await module.render({ island: 'proof', data, place: { pathname, search }, ...dialog })).html;
  } catch (error) {
    return [...calls, `${release.name} ${name} cannot be rendered for ${address}: ${error}.`];
  }
  const sheets = await Promise.all(
    (release.modules[name]?.css ?? []).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const who = `${release.name} ${name}`;
  const classes = undefinedClasses(html, `${release.container}_`, sheets);
  // Without script a dialog lacks the elements that would use some of them.
  const properties = part.dialog === undefined ? undefinedProperties(sheets, html) : [];
  return [
    ...calls,
    ...(classes.length > 0
      ? [
          `${who} would stand without all of its styles: no stylesheet that is listed for it defines ${classes.join(', ')}.`,
        ]
      : []),
    ...(properties.length > 0 ? [`${who} draws with ${properties.join(', ')}, which is no token of the shell.`] : []),
  ];
}

/** Responds with recorded data; `onUndeclared` is called for every undeclared call. */
function recordedHttp(
  release: Pick<Release, 'name' | 'calls' | 'backend'>,
  onUndeclared: (call: string) => void,
): Http {
  const isDeclared = declaredBy(release);
  const hear = (method: string, path: string) => {
    const { pathname } = new URL(path, 'http://recorded.invalid');
    if (!isDeclared(method, path)) onUndeclared(`${method} ${pathname}`);
  };
  return {
    get: (path) => {
      hear('GET', path);
      return recordedResponse(path);
    },
    send: async (method, path) => hear(method, path),
    report: () => {},
  };
}

/** The responses of a plain backend with malformed records of every kind. Rejects with an `ApiError` where it has none. */
async function recordedResponse(path: string): Promise<unknown> {
  const { pathname } = new URL(path, 'http://recorded.invalid');
  const body = respondPlainly('GET', pathname, uglyRecords);
  if (body === null) throw new ApiError('status', { status: 404 });
  return structuredClone(body);
}
