import { buildWorkspaces, readRemote } from '../build/build-workspaces';
import { builtFrom } from '../build/inputs';
import { readScriptEnvironment } from '../environment';
import { packRelease } from '../release/pack-release';
import { proveRelease } from '../release/prove-release';
import { publishRelease } from '../release/publish-release';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

const name = remoteNames.find((one) => one === process.argv[2]);
if (!name) stopWithSentence(`Name the remote to publish: ${remoteNames.join(', ')}.`);

try {
  // The shell renders the release once before anybody sees it.
  await buildWorkspaces([name, 'shell']);
  const release = await packRelease(await readRemote(name), { source: await builtFrom(name) });
  await proveRelease(release);
  await publishRelease(readScriptEnvironment(process.env).releasesDir, release);
  console.log(`Published ${name} ${release.version}.`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
