import { setTimeout as delay } from 'node:timers/promises';

/** Far beyond what anything takes that happens at all, in milliseconds. */
const longest = 10_000;

/** Resolves when it is so; rejects when it does not come to that. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + longest;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come to this: ${isSo}`);
    await delay(5);
  }
}
