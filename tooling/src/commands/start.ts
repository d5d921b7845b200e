import { readScriptEnvironment } from '../environment';
import { startSite } from '../run/start-site';
import { ProcessEnded } from '../run/supervised-process';
import { untilStopped } from '../run/until-stopped';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';

try {
  const environment = readScriptEnvironment(process.env);
  const processes = await startSite(environment);
  console.log(`Iwan is ready: http://localhost:${environment.port}`);
  await untilStopped(processes);
} catch (problem) {
  // A program that ended by itself has said why; another sentence would only push that one up.
  if (problem instanceof ProcessEnded) process.exit(1);
  stopWithSentence(sentenceOf(problem));
}
