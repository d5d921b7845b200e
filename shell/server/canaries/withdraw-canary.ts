import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Canary, type CanaryEnd, canaryEnd } from '@iwan/shared/contracts/canary';

/**
 * Writes into a store that a canary was withdrawn, as a publisher would: whole under another name, then renamed. Several servers
 * may do so at once. Rejects where the store cannot be written.
 */
export async function withdrawCanary(
  store: string,
  name: string,
  { version, since }: Pick<Canary, 'version' | 'since'>,
  reason: string,
): Promise<void> {
  const home = join(store, name);
  const file = join(home, canaryEnd(version));
  const end: CanaryEnd = { since, at: new Date().toISOString(), outcome: 'withdrawn', reason };
  // Swept from the store like what a killed publisher has left.
  const draft = join(home, `.pointer-${randomUUID()}`);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(end), { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}
