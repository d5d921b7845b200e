import { parseArgs } from 'node:util';
import type { Release } from '@iwan/shared/contracts/release';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { changeStore, configuredStore, readStore } from '../bucket/release-store';
import { buildWorkspaces } from '../build/build-workspaces';
import { builtFrom, inputsOf } from '../build/inputs';
import { readScriptEnvironment } from '../environment';
import { audienceOf, publishFor, releaseOptions, uncommittedSentence } from '../release/audience';
import { notePublication } from '../release/note-publication';
import { packRelease } from '../release/pack-release';
import { proveRelease } from '../release/prove-release';
import { withdrawRemote } from '../release/publish-release';
import { packShell } from '../release/shell/pack-shell';
import { proveShell } from '../release/shell/prove-shell';
import { pointedShell } from '../release/shell/stored-shell';
import { remoteOf } from '../remote';
import { stopWithSentence } from '../stop-with-sentence';
import { proposalOf, withdrawalProposal } from '../store/proposal';
import { check } from '../test/step';
import { missingSentences, textsFiles } from '../texts/status';
import { inWorkspace, type RemoteName, remoteNames, repositoryRoot } from '../workspace';

// `release NAME [--remove] [--message WHY] [--canary PERCENT | --preview]`: publishes a remote, which may
// remove modules in use only with --remove, or the shell: for everybody, a share of the visitors, or as a preview.
// `release NAME --withdraw`: takes a remote off the site.
// With `--dry-run` either only prints what it would change in the store.
const { values, positionals } = parseArgs({ allowPositionals: true, options: releaseOptions });
const releasable = [...remoteNames, shellName] as const;
const name = releasable.find((one) => one === positionals[0]);
if (!name) stopWithSentence(`Name what to publish: ${releasable.join(', ')}.`);
const environment = readScriptEnvironment(process.env);
const { siteUrl } = environment;
const stored = await configuredStore(environment, values.store);
const audience = audienceOf(values);
const isDry = values['dry-run'];
if (name === shellName && audience.kind === 'preview') {
  stopWithSentence('A preview is of a remote. The shell can be a canary: say --canary in place of --preview.');
}
if (values.withdraw) {
  if (name === shellName) stopWithSentence('The shell cannot be taken off the site; "npm start" runs it.');
  if (isDry) {
    await readStore(stored);
    console.log(await withdrawalProposal(stored.folder, name));
  } else {
    await changeStore(stored, (store) => withdrawRemote(store, name));
    console.log(`${name} is off the site; "npm run release -w ${name}" brings it back.`);
  }
} else {
  const { folders, files } = inputsOf(name);
  const uncommitted = uncommittedSentence(name, repositoryRoot, [...folders, ...files]);
  if (uncommitted !== null) console.error(uncommitted);
  for (const sentence of missingSentences(name, textsFiles(repositoryRoot, [name]))) console.error(sentence);
  const { failed } = await check(['tsc', '-b', name]);
  if (failed > 0) stopWithSentence(`${name} has type errors: see above.`);
  const proved = (store: string) =>
    name === shellName ? provedShell(store) : provedRemote(store, name, values.remove);
  if (isDry) {
    await readStore(stored);
    console.log(await proposalOf(audience, stored.folder, await proved(stored.folder)));
    process.exit();
  }
  const message = await changeStore(stored, async (store) => {
    const release = await proved(store);
    const published = await publishFor(audience, store, release, { siteUrl });
    await notePublication(store, release, values.message);
    return published;
  });
  console.log(message);
}

async function provedShell(store: string): Promise<ShellRelease> {
  await buildWorkspaces([shellName]);
  const release = await packShell({ source: await builtFrom(shellName) });
  await proveShell(release, { dist: inWorkspace(shellName, 'dist'), store });
  return release;
}

async function provedRemote(store: string, name: RemoteName, mayRemove: boolean): Promise<Release> {
  // The shell proves the release first: the live one, or the one of this folder where there is none.
  await buildWorkspaces((await pointedShell(store)) === null ? [name, shellName] : [name]);
  const release = await packRelease(await remoteOf(name), { source: await builtFrom(name) });
  await proveRelease(release, { dist: inWorkspace(name, 'dist'), store, mayRemove });
  return release;
}
