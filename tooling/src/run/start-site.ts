import { mkdir } from 'node:fs/promises';
import { buildableWorkspaces, buildWorkspaces, readRemote } from '../build/build-workspaces';
import type { ScriptEnvironment } from '../environment';
import { packRelease } from '../release/pack-release';
import { isPublished, publishRelease } from '../release/publish-release';
import { inWorkspace, remoteNames } from '../workspace';
import { isPortFree } from './free-port';
import { SupervisedProcess } from './supervised-process';

/**
 * Builds and publishes what is missing and starts the site for production: our backend, unless another one is named, and
 * the document server. Resolves when both answer. Rejects with a sentence, or with `ProcessEnded` where a program has
 * said itself why it cannot run; nothing is left running then.
 */
export async function startSite(environment: ScriptEnvironment): Promise<SupervisedProcess[]> {
  await checkPorts(environment);
  const built = await buildWorkspaces(
    buildableWorkspaces.filter((workspace) => workspace !== 'backend' || !environment.apiUrl),
  );
  if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
  await publishNewReleases(environment.releasesDir);
  if (environment.apiUrl) await warnIfUnreachable(environment.apiUrl);
  // Side by side: neither needs the other to start, and the database takes its time.
  const starting = [...(environment.apiUrl ? [] : [startBackend(environment)]), startDocumentServer(environment)];
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return started;
  await Promise.all(started.map((one) => one.stop(4000)));
  throw failed.reason;
}

/** Before minutes of building: a port that is taken now will be taken then. */
async function checkPorts({ port, apiPort, apiUrl }: ScriptEnvironment): Promise<void> {
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
  }
  if (!apiUrl && !(await isPortFree(apiPort, '127.0.0.1'))) {
    throw new Error(`Port ${apiPort} is taken by another program. Stop it, or set API_PORT to a free one.`);
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

async function startBackend({ dataDir }: ScriptEnvironment): Promise<SupervisedProcess> {
  const backend = new SupervisedProcess({
    name: 'backend',
    script: inWorkspace('backend', 'dist', 'main.mjs'),
    environment: { NODE_ENV: 'production', DATA_DIR: dataDir },
  });
  return readyOrStopped(backend, 60_000);
}

async function startDocumentServer({ dataDir, releasesDir }: ScriptEnvironment): Promise<SupervisedProcess> {
  const server = new SupervisedProcess({
    name: 'site',
    script: inWorkspace('shell', 'dist', 'server', 'main.mjs'),
    environment: { NODE_ENV: 'production', DATA_DIR: dataDir, RELEASES_DIR: releasesDir },
  });
  return readyOrStopped(server, 20_000);
}

async function readyOrStopped(started: SupervisedProcess, milliseconds: number): Promise<SupervisedProcess> {
  try {
    await started.ready(milliseconds);
    return started;
  } catch (problem) {
    await started.stop(1000);
    throw problem;
  }
}

async function warnIfUnreachable(apiUrl: string): Promise<void> {
  const says = await fetch(`${apiUrl}/api/projectapi`, { signal: AbortSignal.timeout(4000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok ? null : `answers ${answer.status}`;
    },
    () => 'does not answer',
  );
  if (says) console.error(`The backend at ${apiUrl} ${says}; the site runs and says what it cannot show.`);
}
