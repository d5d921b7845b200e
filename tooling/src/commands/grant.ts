import { parseArgs } from 'node:util';
import { buildWorkspaces } from '../build/build-workspaces';
import { readScriptEnvironment } from '../environment';
import { runShellProgram, shellProgram } from '../release/shell-program';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { inWorkspace } from '../workspace';

// `grant.mjs NAME PREFIX… [--revoke] [--store DIR]`: grants prefixes to a remote in the store, or takes them back.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' }, revoke: { type: 'boolean', default: false } },
  });
  const store = values.store ?? readScriptEnvironment(process.env).releasesDir;
  // What may be granted is the shell's to say.
  await buildWorkspaces(['shell']);
  const program = await shellProgram(store, 'grant', inWorkspace('shell', 'dist', 'server'));
  console.log(runShellProgram(program, [...positionals, '--store', store, ...(values.revoke ? ['--revoke'] : [])]));
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
