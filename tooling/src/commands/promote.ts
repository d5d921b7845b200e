import { readScriptEnvironment } from '../environment';
import { promoteCanary } from '../release/canaries';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

// `promote.mjs NAME`: gives the canary of a remote to all visitors.
const name = remoteNames.find((one) => one === process.argv[2]);
if (!name) stopWithSentence(`Name whose canary to promote: ${remoteNames.join(', ')}.`);
try {
  const version = await promoteCanary(readScriptEnvironment(process.env).releasesDir, name);
  console.log(`${name} ${version} is for all visitors now.`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
