import { ModuleFailure } from './failure';
import { runScript } from './run-script';
import { withTimeLimit } from './time-limit';

/** Milliseconds: for one attempt, and for all of them. */
const attemptLimit = 5000;
const timeLimit = 10_000;
const pauses = [400, 1600];

/** Entries that are being loaded: parts that start together share one. */
const loading = new Map<string, Promise<void>>();
/** How often an entry has been asked for in this tab. */
const attempts = new Map<string, number>();

/** Whether a remote's entry has run in this tab. What has run cannot be exchanged for another release. */
export function hasContainer(name: string): boolean {
  const container: unknown = Reflect.get(globalThis, name);
  return typeof container === 'object' && container !== null && 'get' in container && 'init' in container;
}

/**
 * Runs a remote's browser entry once and resolves when its container is there. A missing, hanging or senseless entry is
 * tried three times at most within ten seconds, then rejects with a `ModuleFailure`. Done here and not by the federation
 * runtime, which neither limits the time nor retries, and holds on to a failed attempt.
 */
export async function loadContainer(container: string, entry: string, signal: AbortSignal): Promise<void> {
  if (hasContainer(container)) return;
  let shared = loading.get(entry);
  if (!shared) {
    shared = attempt(container, entry, performance.now() + timeLimit).finally(() => loading.delete(entry));
    loading.set(entry, shared);
    // Whoever waited may have given up meanwhile.
    shared.catch(() => {});
  }
  const running = shared;
  await withTimeLimit(2 * timeLimit, signal, () => running);
}

async function attempt(container: string, entry: string, deadline: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const left = deadline - performance.now();
    try {
      await runScript(nextAddress(entry), Math.min(attemptLimit, left));
      if (hasContainer(container)) return;
      throw new Error(`${entry} ran and left no container.`);
    } catch (problem) {
      const pause = pauses[tries];
      if (pause === undefined || performance.now() + pause >= deadline) {
        throw new ModuleFailure({ kind: 'unavailable' }, `The remote "${container}" could not be loaded.`, {
          cause: problem,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A bad answer may have been cached for good: each attempt in this tab asks under a name of its own. */
function nextAddress(entry: string): string {
  const before = attempts.get(entry) ?? 0;
  attempts.set(entry, before + 1);
  return before === 0 ? entry : `${entry}?attempt=${before}`;
}
