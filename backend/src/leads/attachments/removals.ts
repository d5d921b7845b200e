import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { fileRemovals } from '../../database/schema';
import type { StoredFiles } from '../../files/stored-files';

/** The most files of one run. */
const batch = 1_000;

/** Notes files that are to be deleted: within the caller's transaction, so that no file outlives its lead unnoticed. */
export async function queueRemovals(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(fileRemovals)
    .values(names.map((stored_as) => ({ stored_as })))
    .onConflictDoNothing();
}

/**
 * Deletes the files that are noted, all or these, until the storage does not answer. Resolves with how many of them are left.
 */
export async function removeQueued(
  db: Database,
  files: Pick<StoredFiles, 'remove'>,
  names?: readonly string[],
): Promise<number> {
  const { stored_as } = fileRemovals;
  const requested = names && inArray(stored_as, [...names]);
  const queued = await db
    .select({ name: stored_as })
    .from(fileRemovals)
    .where(requested)
    .orderBy(asc(stored_as))
    .limit(batch);
  for (const { name } of queued) {
    const isGone = await files.remove(name).then(
      () => true,
      () => false,
    );
    if (!isGone) break;
    await db.delete(fileRemovals).where(eq(stored_as, name));
  }
  return db.$count(fileRemovals, requested);
}
