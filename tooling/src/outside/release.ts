import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFiles } from '../build/compress-files';
import { remoteBuilds } from '../build/remote-builds';
import { runRspack } from '../build/run-rspack';
import { typeScriptCompiler } from '../build/type-checks';
import { readScriptEnvironment } from '../environment';
import { audienceOf, publishFor, releaseOptions, uncommittedSentence } from '../release/audience';
import { notePublication } from '../release/note-publication';
import { packRelease } from '../release/pack-release';
import { proveRelease } from '../release/prove-release';
import { withdrawRemote } from '../release/publish-release';
import { shellProgram } from '../release/shell/stored-shell';
import { readRemote } from '../remote';
import { proposalOf, withdrawalProposal } from '../store/proposal';
import { carriedShellServer, namedStore, type Project, sourceOf } from './project';

/**
 * `release [--store DIR] [--remove] [--message WHY] [--canary PERCENT | --preview]`: checks the types of a project, builds it, lets
 * the shell prove it and publishes it into a store, which `RELEASES_DIR` may name too. `--withdraw` takes it off the site. With
 * `--dry-run` nothing is written into the store. Prints what it has done, or would do. Rejects with a message on failure; then
 * nothing has changed for visitors.
 */
export async function release(project: Project, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: releaseOptions });
  const audience = audienceOf(values);
  const store = namedStore(values.store);
  const { name, folder } = project;
  if (values.withdraw) {
    if (values['dry-run']) return withdrawalProposal(store, name);
    await withdrawRemote(store, name);
    return `${name} is off the site; "npm run release" brings it back.`;
  }
  const uncommitted = uncommittedSentence(name, folder);
  if (uncommitted !== null) console.error(uncommitted);
  checkTypes(folder);
  const definition = await readRemote(folder);
  await runRspack(remoteBuilds(definition, 'production'));
  const dist = join(folder, 'dist');
  await compressFiles(join(dist, 'browser'));
  const source = await sourceOf(project);
  const packed = await packRelease(definition, { dist, ...(source === undefined ? {} : { source }) });
  const program = await shellProgram(store, 'prove-release', carriedShellServer);
  await proveRelease(packed, { dist, store, mayRemove: values.remove, program });
  if (values['dry-run']) return proposalOf(audience, store, packed);
  const { siteUrl } = readScriptEnvironment(process.env);
  const published = await publishFor(audience, store, packed, { siteUrl, dist });
  await notePublication(store, packed, values.message);
  return published;
}

/** Checks the types of a project and prints the errors. Throws a message where there are any. */
function checkTypes(folder: string): void {
  const args = [typeScriptCompiler(), '-p', folder, '--noEmit'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('There are type errors: see above.');
}
