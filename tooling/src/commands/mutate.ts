import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installApart } from '../install-apart';
import { inWorkspace, repositoryRoot } from '../workspace';

// `mutate`: mutates the rules and runs their tests against each mutant (`stryker.config.mjs`). Arguments are passed to
// Stryker.
const folder = inWorkspace('tooling', 'mutation');
installApart(folder, 'Stryker');
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(process.execPath, [stryker, 'run', ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  stdio: 'inherit',
});
process.exit(status ?? 1);
