/** A remote's code cannot be run at the moment, whatever was asked of it. */
export class RemoteUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RemoteUnavailable';
  }
}

/** The process of a remote was ended while it ran this very call: it hung, or took what no remote may take. */
export class RemoteEnded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RemoteEnded';
  }
}

/** The code of a release was not run in time, for which a busy machine may be to blame. */
export class LateStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LateStart';
  }
}
