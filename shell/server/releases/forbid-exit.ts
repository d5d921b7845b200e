import { runningRemote } from './remote-code';

/**
 * Keeps the code of remotes from ending the process with `process.exit`, as a library for command lines does: it throws
 * in its place, also from a timer or a promise that such code has started. What ends the process by other means is not
 * kept from it.
 */
export function forbidExitToRemotes(): void {
  const { exit } = process;
  process.exit = (code) => {
    const remote = runningRemote();
    if (remote !== undefined) throw new Error(`${remote} may not end the process.`);
    return exit.call(process, code);
  };
}
