import { readdirSync, readFileSync } from 'node:fs';

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
