import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Canary, type CanaryEnd, canaryEnd } from '@iwan/shared/contracts/canary';

/**
 * Records the withdrawal of a canary in the store, as a publisher would: written to another file and renamed. Several servers
 * may do so concurrently. Rejects where the store cannot be written.
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
  // Cleaned up like the temporary files of a killed publisher.
  const draft = join(home, `.pointer-${randomUUID()}`);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(end), { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}
