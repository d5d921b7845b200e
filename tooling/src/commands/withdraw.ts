import { shellName } from '@iwan/shared/contracts/shell-release';
import { configuredStore } from '../bucket/configured-store';
import { changeStore } from '../bucket/release-store';
import { readScriptEnvironment } from '../environment';
import { withdrawCanary, withdrawnByPublisher } from '../release/canaries';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

// `withdraw.mjs NAME`: serves the stable release of a remote or of the shell to all visitors, and ends its canary.
const releasable = [...remoteNames, shellName];
const name = releasable.find((one) => one === process.argv[2]);
if (!name) stopWithSentence(`Name whose canary to withdraw: ${releasable.join(', ')}.`);
try {
  const store = await configuredStore(readScriptEnvironment(process.env));
  const version = await changeStore(store, (folder) => withdrawCanary(folder, name, withdrawnByPublisher));
  console.log(`The canary ${version} of ${name} is withdrawn; all visitors have the stable release.`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
