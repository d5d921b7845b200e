import { ModuleFailure } from './failure';
import { withTimeLimit } from './time-limit';

const entryTimeLimit = 6000;
const pauses = [400, 1600];

/**
 * Runs a remote's browser entry once and resolves when its container is there. A missing, hanging or senseless entry is
 * tried three times in all, then rejects with a `ModuleFailure`. Done here and not by the federation runtime, which
 * neither limits the time nor retries, and holds on to a failed attempt.
 */
export async function loadContainer(container: string, entry: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    if (hasContainer(container)) return;
    try {
      // A failed answer may have been cached: the retry asks under a name of its own.
      await runScript(attempt === 0 ? entry : `${entry}?attempt=${attempt}`, signal);
      if (hasContainer(container)) return;
      throw new Error(`${entry} ran and left no container.`);
    } catch (problem) {
      signal.throwIfAborted();
      const pause = pauses[attempt];
      if (pause === undefined) {
        throw new ModuleFailure({ kind: 'unavailable' }, `The remote "${container}" could not be loaded.`, {
          cause: problem,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
}

function hasContainer(name: string): boolean {
  const container: unknown = Reflect.get(globalThis, name);
  return typeof container === 'object' && container !== null && 'get' in container && 'init' in container;
}

function runScript(url: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  return withTimeLimit(
    entryTimeLimit,
    signal,
    () =>
      new Promise<void>((resolve, reject) => {
        script.src = url;
        script.async = true;
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${url} did not answer with a script.`));
        document.head.append(script);
      }),
  ).catch((problem: unknown) => {
    script.remove();
    throw problem;
  });
}
