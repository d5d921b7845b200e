import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../../support/eventually';
import { documentServer } from '../../support/processes/running-command';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** The processes of remotes of a store whose document server has ended: another process has taken them over. */
async function orphansOf(store: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return command.includes(store) && command.includes('remote-program') && /^PPid:\s*1$/m.test(status)
        ? Number(pid)
        : 0;
    }),
  );
  return found.filter((pid) => pid > 0);
}

test('a document server that is killed while it starts its remotes leaves no process of theirs @ci', async () => {
  for (const milliseconds of [0, 100, 200, 300, 400, 500]) {
    const port = await freePort();
    const server = await documentServer(site.store, { PORT: String(port), API_URL: site.backend.url });
    await server.ready;
    void fetch(`http://localhost:${port}/`).catch(() => {});
    await delay(milliseconds);
    server.signal('SIGKILL');
    await server.ended;
  }
  try {
    await eventually(async () => expect(await orphansOf(site.store)).toEqual([]), { timeout: 20_000 });
  } finally {
    for (const pid of await orphansOf(site.store)) process.kill(pid, 'SIGKILL');
  }
}, 180_000);
