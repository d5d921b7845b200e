import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { canInstall, installPackages } from '../apt-get';
import { freePort } from '../free-port';

const execute = promisify(execFile);

export interface PostgresServer {
  /** Without a database: append `/<name>`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** Whether commits are flushed to the disk, as in production; a killed process loses nothing either way. */
  readonly flushes: boolean;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function serverUser(): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  const number = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

async function untilItResponds(programs: string, port: number, server: ChildProcess): Promise<void> {
  const args = ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'iwan'];
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const isReady = await execute(join(programs, 'pg_isready'), args).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('PostgreSQL did not answer within 30 seconds');
}

/**
 * Starts a PostgreSQL of its own on a free port of the loopback interface, in a folder of its own. Both are removed when this
 * process ends in any way: a guard process waits for the end of a pipe.
 */
export async function startPostgres(programs: string, { flushes }: Options): Promise<PostgresServer> {
  const user = serverUser();
  const folder = mkdtempSync(join(memoryFolder(), 'iwan-postgres-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'iwan', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const guard = [
    '"$0" -D "$2" -p "$3" -k "$1" -c "fsync=$4" -c listen_addresses=127.0.0.1 -c max_connections=200 &',
    'read _; kill -QUIT $!; wait $!; cd /; rm -rf "$1"',
  ].join(' ');
  const server = spawn(
    'sh',
    ['-c', guard, join(programs, 'postgres'), folder, data, String(port), flushes ? 'on' : 'off'],
    {
      ...user,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  server.unref();
  const url = `postgres://iwan@127.0.0.1:${port}`;
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.ref();
    server.stdin.end();
    if (server.exitCode === null) await gone;
  };
  try {
    await untilItResponds(programs, port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Debian's package. */
export const postgresPackage = 'postgresql';
const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, the newest version first: Debian keeps them off the PATH. `null` without one. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin', 'initdb'));
  const found = [...debian, ...onPath].find((file) => existsSync(file));
  return found ? dirname(found) : null;
}

/** The folder of PostgreSQL's programs, which are installed where this user may; `null` where they are unavailable. */
export async function installedPostgres(): Promise<string | null> {
  if (findPostgres() === null && canInstall()) await installPackages([postgresPackage]);
  return findPostgres();
}
