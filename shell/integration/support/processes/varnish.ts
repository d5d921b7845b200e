import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, varnish } from '@iwan/tooling/apt-get';
import { freePort } from '@iwan/tooling/free-port';
import { inWorkspace } from '@iwan/tooling/workspace';
import { eventually } from '../eventually';
import { sendRequest } from '../send-request';
import { processorTimeOf } from './process-usage';
import { withTemporaryFolder } from './temporary-folder';

export interface Varnish {
  readonly origin: string;
  /** For `PURGE_URL`. */
  readonly purgeUrl: string;
  /** Its processor time so far, in milliseconds. */
  processorTime(): number;
}

const configuration = inWorkspace('deploy', 'varnish');
const usual = { host: /\.host = "site[12]";/g, port: /\.port = "3000";/g } as const;

/**
 * Runs `use` with Varnish in front of two document servers, with the configuration of `deploy/varnish`: only the addresses of the servers are
 * replaced, by ports of this machine. The servers may start later.
 */
export async function withVarnish(
  ports: readonly [number, number],
  use: (varnish: Varnish) => Promise<void>,
): Promise<void> {
  const program = await findProgram(varnish);
  if (program === null) {
    throw new Error('This test needs Varnish; on Debian: apt-get install varnish varnish-modules');
  }
  await withTemporaryFolder(async (folder) => {
    const port = await freePort();
    await copyFile(join(configuration, 'iwan.vcl'), join(folder, 'iwan.vcl'));
    const backends = await readFile(join(configuration, 'backends.vcl'), 'utf8');
    let server = 0;
    const local = backends.replace(usual.host, '.host = "127.0.0.1";').replace(usual.port, () => {
      server += 1;
      return `.port = "${ports[server - 1]}";`;
    });
    await writeFile(join(folder, 'backends.vcl'), local);
    // Without the jail, which needs a user of its own, and the folder of the running instance within the test's.
    const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'];
    const parameters = ['-p', 'http_gzip_support=off', '-p', 'timeout_idle=75', '-p', `vcl_path=${folder}`];
    const child = spawn(program, [...args, ...parameters, '-f', join(folder, 'iwan.vcl')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    try {
      // Any response: the servers behind it may not run yet.
      await eventually(() => sendRequest(`http://127.0.0.1:${port}/healthz`), { timeout: 15_000 }).catch((cause) => {
        throw new Error(`Varnish does not answer. It said:\n${output}`, { cause });
      });
      const origin = `http://127.0.0.1:${port}`;
      await use({ origin, purgeUrl: `varnish+${origin}`, processorTime: () => processorTimeOf(child.pid ?? 0) });
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
  });
}
