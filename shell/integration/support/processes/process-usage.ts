import { readdirSync, readFileSync } from 'node:fs';

/** The unit of `/proc/<id>/stat` in milliseconds, on every Linux that Node runs on. */
const tick = 10;

/** The processor time of a process and its children so far, in milliseconds (Linux). */
export function processorTimeOf(id: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timeOf);
  return processes
    .filter((each) => each !== null && (each.id === id || each.parent === id))
    .reduce((sum, each) => sum + (each?.ticks ?? 0) * tick, 0);
}

/** `null` for a process that has ended meanwhile. */
function timeOf(name: string): { readonly id: number; readonly parent: number; readonly ticks: number } | null {
  try {
    // The name of the program, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { id: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

/** The memory of a process and its children, in megabytes: what they share is counted once, divided among them (Linux). */
export function memoryOf(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return Math.round(children.reduce((sum, child) => sum + shareOf(child), shareOf(pid)));
}

/** 0 for a process that has ended meanwhile. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
