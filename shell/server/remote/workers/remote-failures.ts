import type { Call } from '../messages/messages';

/** A remote's code cannot be run at the moment, whichever call. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/** The process of a remote was ended during this call: it hung, or exceeded a limit. */
export class RemoteEnded extends Error {
  override readonly name = 'RemoteEnded';
}

/** A process has ended, whichever call has ended it. */
export class ProcessEnded extends Error {
  /** As the rest of a sentence: `did not answer for 1 s`. */
  readonly reason: string;
  /** The call that it ran. */
  readonly culprit: Call | null;

  constructor(reason: string, culprit: Call | null = null) {
    super(`Its code ${reason}.`);
    this.reason = reason;
    this.culprit = culprit;
  }
}

/** The code of a release did not start in time, perhaps because the machine is busy. */
export class LateStart extends ProcessEnded {
  override readonly name = 'LateStart';
}
