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
      worker().catch((problem) => {
        hasFailed = true;
        throw problem;
      }),
    ),
  );
}
