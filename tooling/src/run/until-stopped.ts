import type { SupervisedProcess } from './supervised-process';

const grace = 4000;

/**
 * Waits for Ctrl-C, SIGTERM or the end of one of the processes, then stops all of them and ends this process. What ends
 * by itself is a fault, and the exit code says so.
 */
export async function untilStopped(
  processes: readonly SupervisedProcess[],
  alsoStop: () => Promise<void> = async () => {},
): Promise<never> {
  let isStopping = false;
  const asked = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        isStopping = true;
        resolve(0);
      });
    }
  });
  const fault = Promise.race(
    processes.map(async (one) => {
      const code = await one.ended;
      if (!isStopping) console.error(`The ${one.name} ended unexpectedly (exit code ${code}); stopping.`);
      return 1;
    }),
  );
  const code = await Promise.race(processes.length > 0 ? [asked, fault] : [asked]);
  isStopping = true;
  await Promise.all([...processes.map((one) => one.stop(grace)), alsoStop()]);
  process.exit(code);
}
