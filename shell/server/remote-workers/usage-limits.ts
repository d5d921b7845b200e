import type { OwnUsage } from '../remote-messages/messages';

/** The usage that a process has reported at one moment. */
export interface Usage extends OwnUsage {
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
}

/**
 * The limit of resident memory of one remote's process, in bytes: four times that of our largest. The heap has a limit of its
 * own (`remote-process.ts`); this one is for memory outside of it, such as buffers.
 */
const mostResident = 512 * 1024 * 1024;
/** The window for stray time in milliseconds, and the share of it that is allowed. */
const window = 5_000;
const strayShare = 0.5;

/** Decides from its periodic reports which limit a process exceeds. */
export class UsageLimits {
  #seen: Usage[] = [];

  /** Why the process has to be ended, as the rest of a sentence; `null` where it may continue. */
  exceededBy(usage: Usage): string | null {
    if (usage.resident > mostResident) {
      return `took ${megabytes(usage.resident)} of memory, of which a remote has ${megabytes(mostResident)}`;
    }
    this.#seen.push(usage);
    // One report from before the window is kept: the usage is the difference to it.
    while ((this.#seen[1]?.at ?? usage.at) <= usage.at - window) this.#seen.shift();
    const [first] = this.#seen;
    const lasted = usage.at - (first?.at ?? usage.at);
    if (!first || lasted < window) return null;
    const isBusy = usage.strayTime - first.strayTime > strayShare * lasted;
    return isBusy ? `was busy for ${Math.round(lasted / 1000)} s with what nobody waits for` : null;
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
