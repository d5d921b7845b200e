import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const sharedMemory = '/dev/shm';
/** Bytes; what all workers have at once, of databases and stores of releases, fits into half of it. */
const enough = 2 * 1024 ** 3;

/**
 * Where tests put data folders and stores of releases: into memory where the system has such a folder with room in it, since a
 * database flushes a thousand files at each stop and a store has hundreds; into the ordinary temporary folder elsewhere.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= enough ? sharedMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
