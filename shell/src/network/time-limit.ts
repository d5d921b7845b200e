/** A task exceeded its timeout. */
export class TimeLimitExceeded extends Error {
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
    this.name = 'TimeLimitExceeded';
  }
}

/**
 * Runs a task with a timeout in milliseconds. Rejects with `TimeLimitExceeded`, or with the signal's reason, even where the
 * task ignores its signal.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<Result> | Result,
): Promise<Result> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => limit.abort(new TimeLimitExceeded(milliseconds)), milliseconds);
  const over = new Promise<never>((_, reject) => {
    if (limit.signal.aborted) reject(limit.signal.reason);
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
  });
  try {
    return await Promise.race([over, Promise.resolve(task(limit.signal))]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    over.catch(() => {});
  }
}
