import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const sharedMemory = '/dev/shm';
/** Bytes; the data folders of all workers and the template fit into half of it. */
const enough = 2 * 1024 ** 3;

/**
 * Where tests put data folders: into memory where the system has such a folder with room in it, since a database flushes
 * a thousand files at each stop; into the ordinary temporary folder elsewhere.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= enough ? sharedMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
