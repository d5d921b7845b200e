import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from './copy-folder';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-copy-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('copies what is in a folder, hidden files and folders below with it, beside what is there', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'new', 'to')];
  await mkdir(join(from, 'below'), { recursive: true });
  await writeFile(join(from, '.hidden'), 'one');
  await writeFile(join(from, 'below', 'file'), 'two');
  await utimes(join(from, '.hidden'), 1_000_000, 1_000_000);
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'there'), 'three');

  await copyFolder(from, to);

  const texts = ['.hidden', 'below/file', 'there'].map((name) => readFile(join(to, name), 'utf8'));
  expect(await Promise.all(texts)).toEqual(['one', 'two', 'three']);
  expect((await stat(join(to, '.hidden'))).mtimeMs).toBe(1_000_000_000);
});

test('rejects where there is nothing to copy', async () => {
  await expect(copyFolder(join(folder, 'none'), join(folder, 'to'))).rejects.toThrow('none');
});
