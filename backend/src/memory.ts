import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the process small. On a machine with much memory V8 leaves garbage until there is nearly as much as what is in use,
 * and with 20,000 projects that is 190 MB. A heap that grows by a fifth at a time is collected more often, and has no limit that
 * more projects could hit.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--heap-growing-percent=20');
}
