import { shellName } from '@iwan/shared/contracts/shell-release';
import { configuredStore } from '../bucket/configured-store';
import { changeStore } from '../bucket/release-store';
import { readScriptEnvironment } from '../environment';
import { rollBack } from '../release/publish-release';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

// `rollback.mjs NAME`: points a remote, or the shell, back to the release that was live before.
const releasable = [...remoteNames, shellName];
const name = releasable.find((one) => one === process.argv[2]);
if (!name) stopWithSentence(`Name what to roll back: ${releasable.join(', ')}.`);
try {
  const store = await configuredStore(readScriptEnvironment(process.env));
  const version = await changeStore(store, (folder) => rollBack(folder, name));
  console.log(`${name} is back at ${version}.`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
