import { spawnSync } from 'node:child_process';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { withLock } from './file-lock';

const waiting = { waitsFor: 5_000, subject: 'the releases' };

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

async function lockOf(owner: string): Promise<string> {
  const lock = join(await temporaryFolder(), '.lock');
  await writeFile(lock, owner);
  return lock;
}

test('of twenty concurrent tasks one has it at a time, and no file remains', async () => {
  const folder = await temporaryFolder();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await delay(1);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(join(folder, '.lock'), waiting, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('it is released after a failing task', async () => {
  const lock = join(await temporaryFolder(), '.lock');
  await expect(withLock(lock, waiting, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(lock, waiting, async () => 'done')).toBe('done');
});

test.each([
  ['a process that has ended', () => `${deadPid()} ${hostname()} 1`],
  ['a process that has ended, as earlier versions wrote it', () => String(deadPid())],
  ['a process that was killed before it wrote its name', () => ''],
  [
    'a process of a container that was started again, whose number this one has',
    () => `${process.pid} ${hostname()} 1`,
  ],
])('the lock of %s keeps nobody out, one at a time', async (_, owner) => {
  const lock = await lockOf(owner());
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await delay(60);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(lock, waiting, work)));
});

test.each([
  ['in ten years', Date.now() / 1000 + 315_360_000],
  ['in 1970', 1],
])('the lock of a process that runs is waited for and named, also where its file is dated %s', async (_, time) => {
  const lock = await lockOf(`${process.ppid} ${hostname()} 1`);
  await utimes(lock, time, time);
  await expect(withLock(lock, { ...waiting, waitsFor: 100 }, async () => {})).rejects.toThrow(
    `Process ${process.ppid} is busy with the releases. If it is not, remove ${lock} and try again.`,
  );
  expect(await readFile(lock, 'utf8')).toBe(`${process.ppid} ${hostname()} 1`);
});

test('the lock of another machine is awaited, since its process cannot be checked here @ci', async () => {
  const lock = await lockOf(`${deadPid()} another-${hostname()} 1`);
  await expect(withLock(lock, { ...waiting, waitsFor: 100 }, async () => {})).rejects.toThrow('is busy with');
});

test.each([
  ['after it wrote its name', () => `${deadPid()} ${hostname()} 1`],
  ['before it wrote its name', () => ''],
])('a process that was killed while it removed the lock of a killed one, %s, keeps nobody out', async (_, owner) => {
  const lock = await lockOf(`${deadPid()} ${hostname()} 1`);
  await writeFile(`${lock}.breaking`, owner());
  expect(await withLock(lock, waiting, async () => 'done')).toBe('done');
});
