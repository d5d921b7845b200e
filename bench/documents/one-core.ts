import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs a measurement with the server of an address on the machine's first core and this process on the others, so that one core
 * of the server is measured without the load generator. Only on Linux with `taskset` and `ss` and for a server on this machine;
 * elsewhere both share all cores. Returns whether it was one core.
 */
export async function onOneCore<Result>(
  origin: string,
  measure: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isOneCore: boolean }> {
  const cores = availableParallelism();
  const servers = cores > 1 ? processesListeningOn(new URL(origin)) : [];
  const isOneCore = servers.length > 0 && servers.every((id) => bind(id, '0')) && bind(process.pid, `1-${cores - 1}`);
  try {
    return { result: await measure(), isOneCore };
  } finally {
    for (const id of [...servers, process.pid]) bind(id, `0-${cores - 1}`);
  }
}

/** All threads of a process. */
function bind(id: number, cores: string): boolean {
  return spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(id)]).status === 0;
}

/** The processes of this machine that listen on the port of an address; none where that is unknown. */
function processesListeningOn({ hostname, port }: URL): number[] {
  if (!['localhost', '127.0.0.1'].includes(hostname)) return [];
  const { stdout } = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  return [...new Set([...(stdout ?? '').matchAll(/pid=(\d+)/g)].map(([, id]) => Number(id)))];
}
