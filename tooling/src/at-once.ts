/** Runs a task for each item with a limited concurrency. Rejects with the first failure, and starts no further item then. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) await work(next.value);
  };
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      worker().catch((error) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
}

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
