import { startDevelopment } from '../dev/start-development';
import { watchOneRemote } from '../dev/watch-one-remote';
import { readScriptEnvironment } from '../environment';
import { untilStopped } from '../run/until-stopped';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

const named = process.argv[2];
const remote = remoteNames.find((name) => name === named);
if (named && !remote) stopWithSentence(`There is no remote named "${named}". Choose from: ${remoteNames.join(', ')}.`);

try {
  const environment = readScriptEnvironment(process.env);
  const stop = remote ? await watchOneRemote(remote, environment) : await startDevelopment(environment);
  console.log(`Iwan is ready for development: http://localhost:${environment.port}`);
  if (remote && environment.officePort !== null) {
    console.log(`Its screens of the office: http://localhost:${environment.officePort}`);
  }
  await untilStopped([], stop);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
