import { setTimeout as delay } from 'node:timers/promises';

/** The timeout in milliseconds, far beyond any expected duration. */
const longest = 10_000;

/** Resolves when the condition holds; rejects after the timeout. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + longest;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come to this: ${isSo}`);
    await delay(5);
  }
}
