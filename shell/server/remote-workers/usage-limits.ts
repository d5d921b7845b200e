import type { OwnUsage } from '../remote-messages/messages';

/** What a process has said of itself at one moment. */
export interface Usage extends OwnUsage {
  /** Milliseconds of a clock that goes on. */
  readonly at: number;
}

/**
 * Resident memory of one remote’s process, in bytes: four times what the largest of ours takes. Its heap has a limit of its own
 * (`remote-process.ts`); what lies outside of that, as bytes do, has this one.
 */
const mostResident = 512 * 1024 * 1024;
/** Over so many milliseconds stray time is looked at, and the share of them that it may take. */
const window = 5_000;
const strayShare = 0.5;

/** Says which limit a process exceeds, from what it says of itself every now and then. */
export class UsageLimits {
  #seen: Usage[] = [];

  /** Why the process is to be ended, as the rest of a sentence; `null` where it may go on. */
  exceededBy(usage: Usage): string | null {
    if (usage.resident > mostResident) {
      return `took ${megabytes(usage.resident)} of memory, of which a remote has ${megabytes(mostResident)}`;
    }
    this.#seen.push(usage);
    // One from before the window stays: what was used within is the difference to it.
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
