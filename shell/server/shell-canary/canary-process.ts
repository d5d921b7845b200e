import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Tells a document server that it is the canary of another one, and the local port of that one. */
export const canaryPortVariable = 'IWAN_CANARY_PORT';

/** The timeout until a shell responds, in milliseconds. */
const readyLimit = 60_000;
/** How long requests in progress may take when the process is to end, in milliseconds. */
const finishLimit = 15_000;

/** A document server of another release of the shell, beside this one. */
export class CanaryProcess {
  readonly port: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()));
  }

  /** Starts the server of a release's folder. Rejects with a sentence where it does not become ready. */
  static async start(folder: string): Promise<CanaryProcess> {
    const port = await freePort();
    const child = fork(join(folder, 'server', 'main.mjs'), [], {
      // The canary trusts this server as its proxy on this machine, independent of this server's own proxies.
      env: { ...process.env, [canaryPortVariable]: String(port), IWAN_RELIEVES: '1', TRUST_PROXY: 'loopback' },
      execArgv: [],
    });
    const canary = new CanaryProcess(child, port);
    try {
      await untilReady(child);
      return canary;
    } catch (problem) {
      child.kill('SIGKILL');
      throw problem;
    }
  }

  /** Completes the requests in progress, and ends it. */
  retire(): void {
    setTimeout(() => this.close(), finishLimit).unref();
  }

  close(): void {
    this.#child.kill('SIGTERM');
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
