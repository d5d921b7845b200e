import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { releasedShell } from '../shell-files/released-shell';

/** Tells a document server that it is the canary of another one, and the local port of that one. */
export const canaryPortVariable = 'IWAN_CANARY_PORT';

/** The timeout until a shell responds, in milliseconds. */
const readyLimit = 60_000;
/** How long requests in progress may take when the process is to end, in milliseconds. */
const finishLimit = 15_000;

/** A document server of another release of the shell, beside this one. */
export class ShellProcess {
  readonly port: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()));
  }

  /** Starts the server of a release in its folder. Rejects with a sentence where it was changed, or does not become ready. */
  static async start(folder: string, version: string): Promise<ShellProcess> {
    await expectWhole(folder, version);
    const port = await freePort();
    const child = fork(join(folder, 'server', 'main.mjs'), [], {
      // The canary trusts this server as its proxy on this machine, independent of this server's own proxies.
      env: { ...process.env, [canaryPortVariable]: String(port), IWAN_RELIEVES: '1', TRUST_PROXY: 'loopback' },
      execArgv: [],
    });
    const canary = new ShellProcess(child, port);
    try {
      await untilReady(child);
      return canary;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Ends it: at once, or when the requests in progress are done. */
  stop(when: 'now' | 'done'): void {
    if (when === 'now') this.#child.kill('SIGTERM');
    else setTimeout(() => this.stop('now'), finishLimit).unref();
  }
}

/** Rejects with a sentence where a release of the shell was changed after publication. */
async function expectWhole(folder: string, version: string): Promise<void> {
  const release = await releasedShell(folder);
  if (release.version !== version) throw new Error(`It says that it is ${release.version}.`);
  for (const [path, { sha384 }] of Object.entries(release.files)) {
    const digest = createHash('sha384')
      .update(await readFile(join(folder, path)))
      .digest('base64');
    if (digest !== sha384) throw new Error(`${path} is not what was published.`);
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It was not ready within ${readyLimit / 1000} s.`)), readyLimit);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`It ended before it was ready (${signal ?? code}).`)));
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('ready' in message)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
