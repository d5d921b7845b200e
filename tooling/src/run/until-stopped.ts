import type { RestartingProgram } from './restarting-process';

const grace = 4000;

/** The parent process; read before anything is built, since npm may be asked to stop long before the site runs. */
const startedBy = process.ppid;

/**
 * Waits for Ctrl-C, SIGTERM or the end of a process that cannot be restarted, then stops all of them and exits. A process that
 * ends by itself is a failure, as the exit code shows.
 */
export async function untilStopped(
  processes: readonly RestartingProgram[],
  alsoStop: () => Promise<void> = async () => {},
): Promise<never> {
  let isStopping = false;
  const requested = new Promise<number>((resolve) => {
    const stop = () => {
      isStopping = true;
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    whenNpmIsGone(stop);
  });
  const fault = Promise.race(
    processes.map(async (one) => {
      const ending = await one.ended;
      if (!isStopping) console.error(`The ${one.name} ends as soon as it is started (${ending}); stopping.`);
      return 1;
    }),
  );
  const code = await Promise.race(processes.length > 0 ? [requested, fault] : [requested]);
  isStopping = true;
  await Promise.all([...processes.map((one) => one.stop(grace)), alsoStop()]);
  process.exit(code);
}

/**
 * Under `npm start` a SIGTERM ends npm and the shell process between, and never reaches this one: it only sees another parent.
 * Without npm it may outlive its terminal.
 */
function whenNpmIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== startedBy) stop();
  }, 250).unref();
}
