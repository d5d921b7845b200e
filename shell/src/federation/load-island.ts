import type { LoaderArguments, RouteModule, SlotModule } from '@iwan/shared/contracts/module';
import type { RemoteModule } from '../composition/composition';
import { withTimeLimit } from '../network/time-limit';
import { type Failure, ModuleFailure } from './failure';

/** A remote's module, page or slot, as it comes out of its container: not trusted to be whole. */
export type IslandModule = RouteModule<unknown> | SlotModule<unknown>;

/** What one island got: its data, or why it has none. Travels in the document. */
export type IslandResult =
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Where modules come from: the release store on the server, the federation runtime in the browser. */
export interface ModuleHost {
  /** Rejects with a `ModuleFailure`. */
  loadModule(source: RemoteModule, signal: AbortSignal): Promise<IslandModule>;
  /** Runs a remote's own code. Where others wait for it, what it does at once may not hang: the promise rejects instead. */
  run<Result>(code: () => Result | Promise<Result>): Promise<Result>;
  /** Milliseconds that one loader may take. */
  readonly loaderTimeLimit: number;
  /**
   * Milliseconds that a page which is there itself waits for the parts on it; as long as they take where left out. What
   * comes later appears in its place.
   */
  readonly partsTimeLimit?: number;
  /** Whether what is loaded is the first page of a visit: a document, and no navigation within the site. */
  readonly isFirstPage: boolean;
  /** Hears of everything that went wrong, for the log. */
  report(source: RemoteModule, problem: unknown): void;
}

/** Loads a module and runs its loader. Never rejects: a failure costs this island only. */
export async function loadIsland(
  host: ModuleHost,
  source: RemoteModule,
  args: LoaderArguments,
): Promise<{ readonly module: IslandModule | null; readonly result: IslandResult }> {
  let module: IslandModule;
  try {
    module = await host.loadModule(source, args.signal);
  } catch (problem) {
    if (!args.signal.aborted) host.report(source, problem);
    const failure: Failure = problem instanceof ModuleFailure ? problem.failure : { kind: 'unavailable' };
    return { module: null, result: { status: 'failed', failure } };
  }
  try {
    const data = module.loader
      ? await withTimeLimit(host.loaderTimeLimit, args.signal, (signal) =>
          host.run(() => module.loader?.({ ...args, signal })),
        )
      : undefined;
    return { module, result: { status: 'ready', data } };
  } catch (problem) {
    if (!args.signal.aborted) host.report(source, problem);
    return { module, result: { status: 'failed', failure: { kind: 'data', message: sentenceOf(problem) } } };
  }
}

/** The backend's errors carry the wording of section 8; a time-out or a fault of the code has none a visitor could use. */
function sentenceOf(problem: unknown): string {
  return problem instanceof Error && problem.name === 'ApiError' ? problem.message : 'Network response was not ok';
}
