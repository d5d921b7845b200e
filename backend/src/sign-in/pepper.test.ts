import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPepper } from './pepper';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-pepper-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is made once, also when several make it at once, and is readable by its owner only', async () => {
  const read = await Promise.all(Array.from({ length: 10 }, () => readPepper(folder)));
  expect(new Set(read).size).toBe(1);
  expect(read[0]).toMatch(/^[\w-]{43}$/);
  expect(await readPepper(folder)).toBe(read[0]);
  expect(await readdir(folder)).toEqual(['pepper']);
  expect((await stat(join(folder, 'pepper'))).mode & 0o077).toBe(0);
});
