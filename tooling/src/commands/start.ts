import { readScriptEnvironment } from '../environment';
import { startSite } from '../run/start-site';
import { ProcessEnded } from '../run/supervised-process';
import { untilStopped } from '../run/until-stopped';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';

const args = process.argv.slice(2);
const unknown = args.filter((word) => word !== '--release');
if (unknown.length > 0) {
  stopWithSentence(
    `"${unknown.join(' ')}" means nothing to "npm start"; "npm start -- --release" publishes what has changed.`,
  );
}

try {
  const environment = readScriptEnvironment(process.env);
  const processes = await startSite(environment, { isPublishing: args.includes('--release') });
  console.log(`Iwan is ready: http://localhost:${environment.port}`);
  await untilStopped(processes);
} catch (error) {
  // A program that exited by itself has printed the reason; another message would only hide it.
  if (error instanceof ProcessEnded && !error.isKilled) process.exit(1);
  stopWithSentence(sentenceOf(error));
}
