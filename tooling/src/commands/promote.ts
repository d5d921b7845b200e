import { shellName } from '@iwan/shared/contracts/shell-release';
import { configuredStore } from '../bucket/configured-store';
import { changeStore } from '../bucket/release-store';
import { readScriptEnvironment } from '../environment';
import { promoteCanary } from '../release/canaries';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

// `promote.mjs NAME`: makes the canary of a remote, or of the shell, the release for all visitors.
const releasable = [...remoteNames, shellName];
const name = releasable.find((one) => one === process.argv[2]);
if (!name) stopWithSentence(`Name whose canary to promote: ${releasable.join(', ')}.`);
try {
  const store = await configuredStore(readScriptEnvironment(process.env));
  const version = await changeStore(store, (folder) => promoteCanary(folder, name));
  console.log(`${name} ${version} is for all visitors now.`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
