interface Limits {
  /** The timeout of one attempt in milliseconds. */
  readonly timeLimit: number;
  /** Aborts when the backend stops; the attempt then has `grace` milliseconds to end by itself. */
  readonly stopping: AbortSignal;
  readonly grace: number;
}

/**
 * Runs one delivery with a timeout, also when the delivery ignores its signal. The timer and the controller are referenced
 * here: Node 20 garbage-collects the timer of an `AbortSignal.timeout` within an `AbortSignal.any`, and then the timeout never
 * fires (nodejs/node 57736).
 */
export async function attempt(
  deliver: (signal: AbortSignal) => Promise<void>,
  { timeLimit, stopping, grace }: Limits,
): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const givenUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`No answer within ${timeLimit / 1000} s`);
      controller.abort(reason);
      reject(reason);
    }, timeLimit);
    stop = () => {
      controller.abort(stopping.reason);
      clearTimeout(timer);
      timer = setTimeout(() => reject(stopping.reason), grace);
    };
  });
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    await Promise.race([deliver(controller.signal), givenUp]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
