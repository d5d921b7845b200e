/**
 * A task that never runs concurrently: each call waits for the previous one, so that the last run uses the latest input. A call
 * rejects where its own run does, and does not block later ones.
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
