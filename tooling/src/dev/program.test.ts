import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from './program';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iwan-program-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a wait for a program that has not been started yet lasts until it responds', async () => {
  const script = join(folder, 'program.cjs');
  writeFileSync(script, 'setTimeout(() => process.send({ ready: true }), 100); setInterval(() => {}, 1000);');
  const program = new Program({ name: 'program', script, environment: {} });
  let isReady = false;
  const settled = program.settled.then(() => isReady);
  await new Promise((resolve) => setImmediate(resolve));
  const started = program.restart().then(() => {
    isReady = true;
  });
  expect(await settled).toBe(true);
  await started;
  await program.stop();
});

test('a wait ends where a program is stopped before it was started', async () => {
  const program = new Program({ name: 'program', script: join(folder, 'none.cjs'), environment: {} });
  await program.stop();
  await expect(program.settled).resolves.toBeUndefined();
});

test.each([
  ['ends at its start', 'process.exit(1)', true],
  ['is ready', 'process.send({ ready: true }); setInterval(() => {}, 1000)', false],
])('whether a program has failed is known: it %s', async (_, code, hasFailed) => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const script = join(folder, 'program.cjs');
  writeFileSync(script, code);
  const program = new Program({ name: 'program', script, environment: {} });
  await program.restart();
  expect(program.hasFailed).toBe(hasFailed);
  expect(reported).toHaveBeenCalledTimes(Number(hasFailed));
  await program.stop();
  reported.mockRestore();
});
