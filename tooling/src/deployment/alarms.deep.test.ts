import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, promtool } from '../apt-get';
import { inWorkspace } from '../workspace';

const folder = inWorkspace('deploy', 'prometheus');

test('the rules of Prometheus are valid, and each alarm rings where its metrics say so and not before', async () => {
  const program = await findProgram(promtool);
  if (program === null) throw new Error('This test needs promtool; on Debian: apt-get install prometheus');
  const run = (...args: readonly string[]) => promisify(execFile)(program, [...args], { cwd: folder });
  const { stdout } = await run('check', 'rules', join(folder, 'rules.yml'));
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
  // Rejects with its output where an alarm does not ring as its test says.
  expect((await run('test', 'rules', 'rules.test.yml')).stdout).toContain('SUCCESS');
});
