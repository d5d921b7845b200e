import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the process small. On a machine with much memory V8 lets garbage grow to nearly the size of the live heap, which is 190
 * MB with 20,000 projects. A heap that grows by a fifth at a time is collected more often, and unlike a fixed limit it has room
 * for more projects.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
}
