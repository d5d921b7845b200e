import { readdir, readFile, readlink } from 'node:fs/promises';

/** The environment variable that marks the processes of one test, including their descendants. */
export const markVariable = 'IWAN_TEST_MARK';

interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

/** All running processes with the mark in their environment. Linux only. */
export async function processesMarked(mark: string): Promise<MarkedProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => markedProcess(pid, `${markVariable}=${mark}`)));
  return found.filter((one) => one !== null);
}

async function markedProcess(pid: string, variable: string): Promise<MarkedProcess | null> {
  try {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    if (!environment.split('\0').includes(variable)) return null;
    // A zombie has no executable any more: it only waits for its parent.
    await readlink(`/proc/${pid}/exe`);
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ').trim();
    return { pid: Number(pid), command };
  } catch {
    return null;
  }
}
