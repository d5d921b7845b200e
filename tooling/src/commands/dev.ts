import { startDevelopment } from '../dev/start-development';
import { readScriptEnvironment } from '../environment';
import { untilStopped } from '../run/until-stopped';
import { stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

const named = process.argv[2];
const remote = remoteNames.find((name) => name === named);
if (named && !remote) stopWithSentence(`There is no remote named "${named}". Choose from: ${remoteNames.join(', ')}.`);

const environment = readScriptEnvironment(process.env);
const stop = await startDevelopment(environment, remote && [remote]);
const { port, officePort } = environment;
const office = officePort === null ? '' : `; its office: http://localhost:${officePort}/office`;
console.log(`Iwan is ready for development: http://localhost:${port}${office}`);
await untilStopped([], stop);
