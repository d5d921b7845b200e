import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the process small. On a machine with much memory V8 leaves garbage until there is several times as much as what
 * is in use, and here that is mostly documents and pictures of a quarter of a megabyte that were sent. A heap that grows
 * by a fifth at a time is collected more often, and has no limit that a large backend's answers could hit.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--heap-growing-percent=20');
}
