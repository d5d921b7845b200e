import { parseArgs } from 'node:util';
import { buildWorkspaces, remoteOf } from '../build/build-workspaces';
import { builtFrom } from '../build/inputs';
import { readScriptEnvironment } from '../environment';
import { packRelease } from '../release/pack-release';
import { proveRelease } from '../release/prove-release';
import { publishRelease, withdrawRemote } from '../release/publish-release';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { check } from '../test/step';
import { inWorkspace, remoteNames } from '../workspace';

// `release.mjs NAME [--remove]`: publishes a remote, which may lose what is in use only where --remove says so.
// `release.mjs NAME --withdraw`: takes it off the site.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remove: { type: 'boolean', default: false },
      withdraw: { type: 'boolean', default: false },
      store: { type: 'string' },
    },
  });
  const name = remoteNames.find((one) => one === positionals[0]);
  if (!name) stopWithSentence(`Name the remote to publish: ${remoteNames.join(', ')}.`);
  const store = values.store ?? readScriptEnvironment(process.env).releasesDir;
  if (values.withdraw) {
    await withdrawRemote(store, name);
    console.log(`${name} is off the site; "npm run release -w ${name}" brings it back.`);
  } else {
    const { failed } = await check(['tsc', '-b', name]);
    if (failed > 0) stopWithSentence(`${name} has type errors: see above.`);
    // The shell proves the release before anybody sees it.
    await buildWorkspaces([name, 'shell']);
    const release = await packRelease(await remoteOf(name), { source: await builtFrom(name) });
    await proveRelease(release, { dist: inWorkspace(name, 'dist'), store, mayRemove: values.remove });
    await publishRelease(store, release);
    console.log(`Published ${name} ${release.version}.`);
  }
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
