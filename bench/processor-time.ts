import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Clock ticks a second (USER_HZ). */
const ticks = 100;

/** The fields of /proc/<pid>/stat after the program's name, which may contain spaces and parentheses. */
function statOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const sumOf = (fields: readonly string[], ...places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0) / ticks;

/** The processor seconds of a PostgreSQL by its data folder: of its processes, those that have ended included. Linux only. */
export function serverSeconds(dataFolder: string): number {
  const [postmaster = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  // utime, stime, cutime and cstime.
  const own = sumOf(statOf(Number(postmaster)), 11, 12, 13, 14);
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return statOf(Number(name))[1] === postmaster;
    } catch {
      return false;
    }
  });
  return children.reduce((sum, pid) => {
    try {
      return sum + sumOf(statOf(Number(pid)), 11, 12);
    } catch {
      return sum;
    }
  }, own);
}
