import type { Http } from '@iwan/shared/contracts/http';
import type { Head, PageAddress } from '@iwan/shared/contracts/module';
import type { Composition, RemoteModule, Route } from '../../../src/composition/composition';
import { matchRoute } from '../../../src/composition/match-route';
import type { ModuleHost } from '../../../src/federation/load-island';
import { withTimeLimit } from '../../../src/network/time-limit';
import { fixedRows } from '../../../src/remotes';
import type { WorkerModule } from '../../remote/workers/worker-modules';

/** The timeout of a remote's `addresses` of one page, in milliseconds. */
const timeLimit = 60_000;
/** The limit of one page: ten times the largest supported catalogue. */
const mostOfOnePage = 200_000;
/** The protocol's limit in characters. */
const longestAddress = 2048;

export interface Context {
  readonly host: Pick<ModuleHost<WorkerModule>, 'loadModule'>;
  readonly composition: Composition;
  readonly http: Http;
  /** The head of the page at a path; `null` where there is none. */
  readonly headOf: (path: string) => Promise<Head | null>;
}

/**
 * The addresses of one page of the site: those of its remote's `addresses` where it has parameters, otherwise its own, where
 * its head has it as the canonical one and allows indexing. Rejects where they cannot be loaded now.
 */
export async function pageAddresses(context: Context, route: Route): Promise<readonly PageAddress[]> {
  const { target } = route;
  if (route.path.includes(':')) return target.kind === 'remote' ? declaredAddresses(context, target.source) : [];
  if (target.kind !== 'remote' && target.kind !== 'shell') return [];
  const path = plainAddress(route, context.composition);
  const head = path === undefined ? null : await context.headOf(path);
  if (head === null || head.noindex || head.canonical === undefined) return [];
  return matchRoute(context.composition, head.canonical)?.route === route ? [{ path: head.canonical }] : [];
}

/** The pattern of a page without parameters is its address. */
function plainAddress({ name }: Route, { addresses }: Composition): string | undefined {
  const row = fixedRows.find((each) => 'name' in each && each.name === name);
  return row?.pattern ?? addresses[name];
}

async function declaredAddresses(context: Context, source: RemoteModule): Promise<readonly PageAddress[]> {
  const { host, http, composition } = context;
  const signal = new AbortController().signal;
  const { addresses } = await host.loadModule(source, signal);
  if (!addresses) return [];
  const said: unknown = await withTimeLimit(timeLimit, signal, (within) => addresses({ http, signal: within }));
  if (!Array.isArray(said)) throw new Error(`${source.remote} ${source.module} says no list of addresses.`);
  return said.slice(0, mostOfOnePage).flatMap((each: unknown) => readAddress(each, source, composition));
}

/** Validates an address: a remote may be written in plain JavaScript, and may only list its own pages. */
function readAddress(said: unknown, source: RemoteModule, composition: Composition): readonly PageAddress[] {
  if (typeof said !== 'object' || said === null) return [];
  const { path, lastModified } = said as Partial<Record<keyof PageAddress, unknown>>;
  if (typeof path !== 'string' || path.length > longestAddress || !/^\/(?!\/)[^\s#\\]*$/.test(path)) return [];
  const match = matchRoute(composition, path.replace(/\?.*$/s, ''));
  const target = match?.route.target;
  if (target?.kind !== 'remote' || target.source.remote !== source.remote) return [];
  const isInstant =
    typeof lastModified === 'string' && /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(lastModified);
  return [isInstant ? { path, lastModified } : { path }];
}
