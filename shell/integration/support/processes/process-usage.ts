import { readdirSync, readFileSync } from 'node:fs';

/** The unit of `/proc/<id>/stat` in milliseconds, on every Linux that Node runs on. */
const tick = 10;

/**
 * The fields of `/proc/<id>/stat` after the name of the program, which may have spaces: the state, the parent, … (proc(5)). None for
 * a process that has ended meanwhile.
 */
function statOf(id: number): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** The processes that a process has started and that run. */
export function childrenOf(id: number): readonly number[] {
  const running = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return running.filter((each) => Number(statOf(each)[1]) === id);
}

/**
 * The processor time of a process and its running children so far, in milliseconds (Linux). `withEnded`: of those that have ended
 * too.
 */
export function processorTimeOf(id: number, { withEnded = false } = {}): number {
  const timeOf = (each: number, fields: readonly number[]) => {
    const stat = statOf(each);
    return fields.reduce((sum, field) => sum + Number(stat[field] ?? 0) * tick, 0);
  };
  const own = [11, 12];
  const ofChildren = childrenOf(id).reduce((sum, child) => sum + timeOf(child, own), 0);
  return ofChildren + timeOf(id, withEnded ? [...own, 13, 14] : own);
}

/** The memory of a process and its children, in megabytes: what they share is counted once, divided among them (Linux). */
export function memoryOf(id: number): number {
  return Math.round([id, ...childrenOf(id)].reduce((sum, each) => sum + shareOf(each), 0));
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
