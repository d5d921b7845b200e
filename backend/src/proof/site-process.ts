import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@iwan/tooling/free-port';

const start = join(import.meta.dirname, '..', '..', '..', 'tooling', 'scripts', 'start.mjs');

/** The memory of a process in megabytes: now, and its peak since the start or since the last reset. */
export interface Memory {
  readonly now: number;
  readonly most: number;
}

/** The whole site, as `npm start` starts it. */
export interface SiteProcess {
  readonly origin: string;
  memoryOf(part: Part): Memory;
  forgetPeaks(): void;
  stop(): Promise<void>;
}

type Part = keyof typeof programs;

const programs = { shell: '/server/main.mjs', backend: '/backend/dist/main.mjs' } as const;

/** Linux only. */
export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: field('VmRSS'), most: field('VmHWM') };
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function descendantsOf(pid: number): readonly number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function pidOf(supervisor: number, part: Part): number {
  const found = descendantsOf(supervisor).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(programs[part]),
  );
  if (found === undefined) throw new Error(`The ${part} does not run`);
  return found;
}

/** Starts the site on a free port, and resolves when it responds. */
export async function startSiteProcess(variables: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [start], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', OFFICE_PORT: 'off', ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await Promise.race([
    new Promise<void>((resolve) => {
      let said = '';
      child.stdout?.on('data', (text) => {
        said += text;
        if (said.includes('Iwan is ready')) resolve();
      });
    }),
    gone.then(([code]) => {
      throw new Error(`The site ended with ${code} before it was ready`);
    }),
  ]);
  const supervisor = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    memoryOf: (part) => memoryOf(pidOf(supervisor, part)),
    forgetPeaks() {
      for (const part of ['shell', 'backend'] as const)
        writeFileSync(`/proc/${pidOf(supervisor, part)}/clear_refs`, '5');
    },
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await gone;
    },
  };
}
