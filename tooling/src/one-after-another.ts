/**
 * A task that is never run twice at once: each call waits for the one before, so that what it reads last is what it writes
 * last. A call rejects where its own run does, and holds up no later one.
 */
export function oneAfterAnother<Argument>(
  task: (argument: Argument) => Promise<void>,
): (argument: Argument) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (argument) => {
    const run = last.then(() => task(argument));
    last = run.catch(() => {});
    return run;
  };
}
