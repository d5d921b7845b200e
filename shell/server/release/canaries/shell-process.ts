import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { programOf, verifiedShell } from '@iwan/tooling/release/shell/stored-shell';

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

  /** Starts the server of a release in a store. Rejects with a sentence where it was changed, or does not become ready. */
  static async start(store: string, version: string, trust: TrustedStore): Promise<ShellProcess> {
    await verifiedShell(store, version, trust);
    const port = await freePort();
    const child = fork(programOf(store, version, 'main'), [], {
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

/** Rejects with a sentence where it ends, or takes too long. */
async function untilReady(child: ChildProcess): Promise<void> {
  const error = await Promise.race([
    once(child, 'message').then(() => null),
    once(child, 'exit').then(([code, signal]) => `It ended before it was ready (${signal ?? code}).`),
    delay(readyLimit, `It was not ready within ${readyLimit / 1000} s.`, { ref: false }),
  ]);
  if (error !== null) throw new Error(error);
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
