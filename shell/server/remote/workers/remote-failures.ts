/** A remote's code cannot be run at the moment, whichever call. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/** The process of a remote was ended during this call: it hung, or exceeded a limit. */
export class RemoteEnded extends Error {
  override readonly name = 'RemoteEnded';
}

/** The code of a release did not start in time, perhaps because the machine is busy. */
export class LateStart extends Error {
  override readonly name = 'LateStart';
}
