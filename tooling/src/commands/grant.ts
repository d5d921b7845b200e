import { parseArgs } from 'node:util';
import { changeStore, configuredStore } from '../bucket/release-store';
import { buildWorkspaces } from '../build/build-workspaces';
import { readScriptEnvironment } from '../environment';
import { runShellProgram, shellProgram } from '../release/shell/stored-shell';
import { inWorkspace } from '../workspace';

// `grant NAME PREFIX… [--revoke] [--store DIR]`: grants prefixes to a remote in the store, or revokes them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, revoke: { type: 'boolean', default: false } },
});
const stored = await configuredStore(readScriptEnvironment(process.env), values.store);
// The shell decides what may be granted.
await buildWorkspaces(['shell']);
const message = await changeStore(stored, async (store) => {
  const program = await shellProgram(store, 'grant', inWorkspace('shell', 'dist', 'server'));
  return runShellProgram(program, [...positionals, '--store', store, ...(values.revoke ? ['--revoke'] : [])]);
});
console.log(message);
