import { mkdir } from 'node:fs/promises';
import { buildableWorkspaces, buildWorkspaces, readRemote } from '../build/build-workspaces';
import { readScriptEnvironment, type ScriptEnvironment } from '../environment';
import { packRelease } from '../release/pack-release';
import { isPublished, publishRelease } from '../release/publish-release';
import { isPortFree } from '../run/free-port';
import { ProcessEnded, SupervisedProcess } from '../run/supervised-process';
import { untilStopped } from '../run/until-stopped';
import { stopWithSentence } from '../stop-with-sentence';
import { inWorkspace, remoteNames } from '../workspace';

const environment = readOrStop();
await checkPorts(environment);

try {
  const wanted = buildableWorkspaces.filter((workspace) => workspace !== 'backend' || !environment.apiUrl);
  const built = await buildWorkspaces(wanted);
  if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
  await publishNewReleases(environment.releasesDir);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}

const processes: SupervisedProcess[] = [];
try {
  if (!environment.apiUrl) {
    const backend = new SupervisedProcess({
      name: 'backend',
      script: inWorkspace('backend', 'dist', 'main.mjs'),
      environment: { NODE_ENV: 'production', DATA_DIR: environment.dataDir },
    });
    processes.push(backend);
    await backend.ready(60_000);
  } else {
    await warnIfUnreachable(environment.apiUrl);
  }
  const shell = new SupervisedProcess({
    name: 'site',
    script: inWorkspace('shell', 'dist', 'server', 'main.mjs'),
    environment: { NODE_ENV: 'production', DATA_DIR: environment.dataDir, RELEASES_DIR: environment.releasesDir },
  });
  processes.push(shell);
  const url = await shell.ready(20_000);
  console.log(`Iwan is ready: ${url}`);
} catch (problem) {
  await Promise.all(processes.map((one) => one.stop(4000)));
  // A program that ended by itself has said why; another sentence would only push that one up.
  if (!(problem instanceof ProcessEnded)) console.error(sentenceOf(problem));
  process.exit(1);
}
await untilStopped(processes);

function readOrStop(): ScriptEnvironment {
  try {
    return readScriptEnvironment(process.env);
  } catch (problem) {
    return stopWithSentence(sentenceOf(problem));
  }
}

/** Before minutes of building: a port that is taken now will be taken then. */
async function checkPorts({ port, apiPort, apiUrl }: ScriptEnvironment): Promise<void> {
  if (!(await isPortFree(port))) {
    stopWithSentence(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
  }
  if (!apiUrl && !(await isPortFree(apiPort, '127.0.0.1'))) {
    stopWithSentence(`Port ${apiPort} is taken by another program. Stop it, or set API_PORT to a free one.`);
  }
}

/** What a build gave and the store lacks is published; what was rolled back stays rolled back. */
async function publishNewReleases(store: string): Promise<void> {
  await mkdir(store, { recursive: true });
  for (const name of remoteNames) {
    const release = await packRelease(await readRemote(name));
    if (isPublished(store, release)) continue;
    await publishRelease(store, release);
    console.log(`Published ${name} ${release.version}.`);
  }
}

async function warnIfUnreachable(apiUrl: string): Promise<void> {
  try {
    const answer = await fetch(`${apiUrl}/api/projectapi`, { signal: AbortSignal.timeout(4000) });
    await answer.body?.cancel();
    if (!answer.ok) console.error(`The backend at ${apiUrl} answers ${answer.status}; the site runs and says what it cannot show.`);
  } catch {
    console.error(`The backend at ${apiUrl} does not answer; the site runs and says what it cannot show.`);
  }
}

function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const code = 'code' in problem ? problem.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  if (code === 'EACCES' || code === 'EROFS') return `There is no permission to write: ${problem.message}`;
  return problem.message;
}
