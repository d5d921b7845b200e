import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { inWorkspace } from '../workspace';

/** In place of npm: records what it is called with, and, until a file allows it, never ends. */
const npm = `
const { appendFileSync, existsSync } = require('node:fs');
appendFileSync('calls', process.argv[2] + ' ' + process.pid + '\\n');
if (!existsSync('may-end')) setInterval(() => {}, 1000);
`;

test.each([
  ['start', '--omit=dev'],
  ['build', '--loglevel=error'],
])('%s installs the packages that it needs', async (command, last) => {
  const folder = await temporaryFolder();
  await cp(inWorkspace('tooling', 'run.mjs'), join(folder, 'tooling', 'run.mjs'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'npm.cjs'), "require('node:fs').writeFileSync('words', process.argv.at(-1))");
  const { stderr } = spawnSync(process.execPath, [join(folder, 'tooling/run.mjs'), command], {
    env: {
      ...process.env,
      npm_execpath: join(folder, 'npm.cjs'),
      API_URL: 'http://localhost',
      PORT: '0',
      OFFICE_PORT: 'off',
    },
    encoding: 'utf8',
  });
  expect(stderr).toContain('The installed dependencies are incomplete.');
  expect(await readFile(join(folder, 'words'), 'utf8')).toBe(last);
});

test('an installation that was interrupted ends with the start, and is made anew by the next one', async () => {
  const folder = await temporaryFolder();
  await cp(inWorkspace('tooling', 'run.mjs'), join(folder, 'tooling', 'run.mjs'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'npm.cjs'), npm);
  const start = () =>
    spawn(process.execPath, [join(folder, 'tooling/run.mjs'), 'build'], {
      env: { ...process.env, npm_execpath: join(folder, 'npm.cjs') },
    });
  const calls = async () => (await readFile(join(folder, 'calls'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const called = async (times: number) => {
    while ((await calls()).length < times) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const first = start();
  await called(1);
  const beside = start();
  expect(await text(beside.stderr)).toContain(`Process ${first.pid} is installing the dependencies of this folder.`);
  first.kill('SIGINT');
  await once(first, 'close');
  const [, pid] = (await calls())[0]?.split(' ') ?? [];
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');

  await writeFile(join(folder, 'may-end'), '');
  const again = start();
  // Nothing was installed here.
  expect(await text(again.stderr)).toContain('The installed dependencies are incomplete.');
  expect((await calls()).map((call) => call.split(' ')[0])).toEqual(['install', 'ci']);
});
