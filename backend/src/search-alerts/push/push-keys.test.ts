import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { publicKeyOf, readPushKeys } from './push-keys';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-push-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('are made once for all nodes of a folder, and are a pair', async () => {
  const read = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(folder, null)));
  expect(new Set(read.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await readPushKeys(folder, null)).toEqual(read[0]);
});

test('of a key that is set, the public one is as the library makes it, and nothing is stored', async () => {
  const made = webPush.generateVAPIDKeys();
  expect(await readPushKeys(join(folder, 'missing'), made.privateKey)).toEqual(made);
});

test.each(['', 'short', 'A'.repeat(43), `${'_'.repeat(42)}8`])('%j is no private key', (text) => {
  expect(publicKeyOf(text)).toBeNull();
});

test('a file that holds none ends the start with a sentence that says what to do', async () => {
  await writeFile(join(folder, 'push-key'), 'half of i');
  await expect(readPushKeys(folder, null)).rejects.toThrow(
    /push-key is not the private key .* set PUSH_KEY, or delete it/,
  );
});
