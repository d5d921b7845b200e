import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const sharedMemory = '/dev/shm';
/** Bytes; all workers together need half of it for databases and release stores. */
const enough = 2 * 1024 ** 3;

/**
 * The parent of data folders and release stores in tests: in memory where the system has such a folder with enough space, since
 * a database flushes a thousand files at each stop and a store has hundreds; otherwise the temporary folder.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= enough ? sharedMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
