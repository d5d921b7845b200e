import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { inWorkspace } from '../workspace';

test.each(['start', 'dev'])('npm %s says that its port is taken before it installs anything', async (command) => {
  const folder = await temporaryFolder();
  await cp(inWorkspace('tooling', 'run.mjs'), join(folder, 'tooling', 'run.mjs'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tooling/run.mjs'), command], {
      env: { ...process.env, PORT: String(port), OFFICE_PORT: 'off', API_URL: 'http://localhost' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toBe(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
  } finally {
    other.close();
  }
});
