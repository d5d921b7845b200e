import { runWithin } from './run-within';

const program = (code: string) => [process.execPath, '-e', code];

test('returns how a command ended', async () => {
  expect(await runWithin(program(''), 30_000)).toBe(0);
  expect(await runWithin(program('process.exit(3)'), 30_000)).toBe(3);
});

test('ends a command after its timeout, with its child processes', async () => {
  const child = "require('node:child_process').spawnSync('sleep', ['60'], { stdio: 'inherit' })";
  const began = performance.now();
  expect(await runWithin(program(child), 500)).toBe('too late');
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('rejects where there is no such program', async () => {
  await expect(runWithin(['/no/such/program'], 30_000)).rejects.toThrow('ENOENT');
});
