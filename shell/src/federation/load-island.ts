import type { LoaderArguments, Reading, RouteModule, SlotModule } from '@iwan/shared/contracts/module';
import type { RemoteModule } from '../composition/composition';
import { withTimeLimit } from '../network/time-limit';
import { type Failure, ModuleFailure } from './failure/failure';
import type { PageMetadata } from './page-metadata';

/** A remote's module, page or slot, as its container returns it: not validated. */
export type IslandModule = RouteModule<unknown> | SlotModule<unknown>;

/** What one island was loaded with: its data, or the reason of a failure. Part of the document. */
export type IslandResult =
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The part of a module that loading needs; the same on the server, where its code runs in another process. */
export interface LoadableModule {
  readonly loader?: ((args: LoaderArguments) => Promise<unknown>) | undefined;
}

/** Where modules are loaded from: the release store on the server, the federation runtime in the browser. */
export interface ModuleHost<Module extends LoadableModule = IslandModule> {
  /** Rejects with a `ModuleFailure`. */
  loadModule(source: RemoteModule, signal: AbortSignal): Promise<Module>;
  /** The metadata of a page with the data of its loader. Throws, or rejects, with what its code throws. */
  metadata(module: Module, data: unknown, reading: Reading): PageMetadata | Promise<PageMetadata>;
  /** The timeout of one loader, in milliseconds. */
  readonly loaderTimeLimit: number;
  /**
   * How long a loaded page waits for its parts, in milliseconds; without a limit where missing. A part that loads later is
   * rendered into its slot then.
   */
  readonly partsTimeLimit?: number;
  /** Receives every error, for the log. */
  report(source: RemoteModule, error: unknown): void;
}

/** Loads a module and runs its loader. Never rejects: a failure affects this island only. */
export async function loadIsland<Module extends LoadableModule>(
  host: ModuleHost<Module>,
  source: RemoteModule,
  args: LoaderArguments,
): Promise<{ readonly module: Module | null; readonly result: IslandResult }> {
  let module: Module;
  try {
    module = await host.loadModule(source, args.signal);
  } catch (error) {
    if (!args.signal.aborted) host.report(source, error);
    const failure: Failure = error instanceof ModuleFailure ? error.failure : { kind: 'unavailable' };
    return { module: null, result: { status: 'failed', failure } };
  }
  try {
    const data = module.loader
      ? await withTimeLimit(host.loaderTimeLimit, args.signal, (signal) => module.loader?.({ ...args, signal }))
      : undefined;
    return { module, result: { status: 'ready', data } };
  } catch (error) {
    if (!args.signal.aborted) host.report(source, error);
    return { module, result: { status: 'failed', failure: failureOf(error) } };
  }
}

/**
 * Why a loader has failed: because of the process of its remote (`shell/server/remote/workers/remote-failures.ts`), or of its data.
 * Errors of the backend have the wording of section 8; the messages of other errors do not help a visitor and are replaced.
 */
function failureOf(error: unknown): Failure {
  if (error instanceof ModuleFailure) return error.failure;
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'RemoteEnded' || name === 'RemoteUnavailable') return { kind: 'unavailable' };
  return { kind: 'data', message: name === 'ApiError' ? message : 'Network response was not ok' };
}
