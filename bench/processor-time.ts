import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Clock ticks a second (USER_HZ). */
const ticks = 100;

/** The fields of /proc/<pid>/stat after the program's name, which may contain spaces and parentheses; none for an ended process. */
function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

const secondsOf = (fields: readonly string[], places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) / ticks;

/** The processor seconds of a PostgreSQL by its data folder: of its processes, those that have ended included. Linux only. */
export function serverSeconds(dataFolder: string): number {
  const [postmaster = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf);
  // utime and stime; of the postmaster, cutime and cstime of its ended children too.
  const ofChildren = running.filter(([, parent]) => parent === postmaster).map((fields) => secondsOf(fields, [11, 12]));
  return ofChildren.reduce((sum, seconds) => sum + seconds, secondsOf(statOf(postmaster), [11, 12, 13, 14]));
}
