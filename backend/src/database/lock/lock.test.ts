import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, processStart } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const owner = (pid: number, started: string | null) => JSON.stringify({ pid, started, token: 'theirs' });

test('lets one process in and leaves nothing behind when it goes', async () => {
  const lock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test('turns a second process away and names the first', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect(await readdir(folder)).toEqual(['lock']);
  await lock.release();
});

test('takes over from a process that was killed without a chance to tidy up', async () => {
  const killed = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await once(killed, 'spawn');
  const pid = Number(killed.pid);
  await writeFile(join(folder, 'lock'), owner(pid, processStart(pid)));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const lock = await lockFolder(folder);
  expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test('takes over when the number of a dead process was given to another program', async () => {
  await writeFile(join(folder, 'lock'), owner(process.pid, 'an earlier boot'));
  await (await lockFolder(folder)).release();
});

test.each(['', '{', '[]', '{"pid":"x"}', '{"pid":0,"token":"t"}'])('takes over a lock that reads %p', async (text) => {
  await writeFile(join(folder, 'lock'), text);
  await (await lockFolder(folder)).release();
});

test('takes over from an heir that was killed while it took over', async () => {
  const dead = (token: string) => JSON.stringify({ pid: 2 ** 22 + 1, started: null, token });
  await writeFile(join(folder, 'lock'), dead('first'));
  await writeFile(join(folder, 'lock.after.first'), dead('second'));
  await writeFile(join(folder, 'lock.after.second'), dead('third'));
  const lock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  await lock.release();
});

test('gives the folder to exactly one of twenty that take over a dead lock at once, thirty times', async () => {
  for (let round = 0; round < 30; round++) {
    await writeFile(join(folder, 'lock'), owner(2 ** 22 + 1, null));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const owners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(owners).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
    await owners[0]?.value.release();
  }
}, 20_000);
