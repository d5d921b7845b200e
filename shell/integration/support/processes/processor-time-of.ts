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
