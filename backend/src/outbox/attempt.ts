interface Limits {
  /** Milliseconds that one attempt may take. */
  readonly timeLimit: number;
  /** Aborts when the backend stops; the attempt then has `grace` milliseconds to end by itself. */
  readonly stopping: AbortSignal;
  readonly grace: number;
}

/**
 * Runs one delivery and rejects at its time limit, also when the delivery does not listen to its signal. The timer and
 * the controller are held here: Node 20 lets the timer of an `AbortSignal.timeout` inside of an `AbortSignal.any` be
 * collected as garbage, and then nothing ever ends (nodejs/node 57736).
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
