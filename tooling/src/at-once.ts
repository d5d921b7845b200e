/** Does a piece of work for each item, for so many at a time. Rejects with the first that fails, and begins with no further one then. */
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
