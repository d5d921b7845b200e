import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Release } from '@iwan/shared/contracts/release';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { configuredStore } from '../bucket/release-store';
import { builtFrom } from '../build/inputs';
import { buildApart, buildableWorkspaces } from '../build/stale-workspaces';
import type { ScriptEnvironment } from '../environment';
import { notePublication } from '../release/note-publication';
import { packRelease } from '../release/pack-release';
import { proveRelease } from '../release/prove-release';
import { publishedVersion, publishRelease } from '../release/publish-release';
import { packShell } from '../release/shell/pack-shell';
import { proveShell } from '../release/shell/prove-shell';
import { pointedShell, programOf } from '../release/shell/stored-shell';
import { remoteOf } from '../remote';
import { sentenceOf } from '../stop-with-sentence';
import { inWorkspace, type RemoteName, remoteNames } from '../workspace';
import { answers, HealthWatch, respondsWithDocuments } from './health-watch';
import { RestartingProcess, type RestartingProgram } from './restarting-process';
import { RestartingShell } from './restarting-shell';
import { followReleases, publishAtStart } from './shared-releases';

/**
 * Builds what is missing, publishes it into an empty store or where `isPublishing` asks for it, and starts the site for
 * production: our backend, unless another one is named, and the document server of the shell that is live. Resolves when
 * both answer. Rejects with a sentence, or with `ProcessEnded` where a program has said itself why it cannot run; nothing
 * is left running then.
 */
export async function startSite(
  environment: ScriptEnvironment,
  { isPublishing = false }: { readonly isPublishing?: boolean } = {},
): Promise<RestartingProgram[]> {
  await buildApart(buildableWorkspaces.filter((workspace) => workspace !== 'backend' || !environment.apiUrl));
  const store = await configuredStore(environment);
  await publishAtStart(store, (folder) => publishInto(folder, isPublishing));
  if (environment.apiUrl) await warnIfUnreachable(environment.apiUrl);
  // Side by side: neither needs the other to start, and the database takes its time.
  const starting = [...(environment.apiUrl ? [] : [startBackend(environment)]), startDocumentServer(environment)];
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) {
    await untilPagesResponse(environment);
    return [...started, ...(await startOffice(environment)), ...followReleases(store)];
  }
  await Promise.all(started.map((one) => one.stop(4000)));
  throw failed.reason;
}

/**
 * Publishes into an empty store, or what was asked for. A store that has releases says itself what is live: another
 * folder may have published it, or somebody may have rolled it back.
 */
async function publishInto(store: string, isRequestedFor: boolean): Promise<void> {
  await mkdir(store, { recursive: true });
  // The shell first: it serves remotes of the contract before, and new ones may need it.
  for (const name of [shellName, ...remoteNames] as const) {
    const release = await packed(name);
    const published = await publishedVersion(store, name);
    if (published !== 'nothing' && published.version === release.version) continue;
    if (published !== 'nothing' && !isRequestedFor) {
      console.log(
        `${name} is live as ${published.version ?? 'an earlier release'}, not as it is in this folder; "npm run release -w ${name}" publishes that.`,
      );
      continue;
    }
    if (isRequestedFor) await prove(release, store);
    await publishRelease(store, release);
    await notePublication(store, release, undefined);
    console.log(`Published ${name} ${release.version}.`);
  }
}

async function packed(name: RemoteName | typeof shellName): Promise<Release | ShellRelease> {
  const source = await builtFrom(name);
  return name === shellName ? packShell({ source }) : packRelease(await remoteOf(name), { source });
}

function prove(release: Release | ShellRelease, store: string): Promise<void> {
  const dist = inWorkspace(release.name, 'dist');
  return 'packages' in release ? proveShell(release, { dist, store }) : proveRelease(release, { dist, store });
}

/** The site itself stands before our backend, on this machine, whoever stands before the site. */
function withLoopback(trusted: string | undefined): string {
  return !trusted || trusted.trim() === 'none' ? 'loopback' : `${trusted},loopback`;
}

/**
 * What counts as no answer of the backend, in milliseconds: its database blocks it while it works, and the machine may be busy. A
 * backend that never answers again, as after some failures of a disk that was full, is ended after two minutes.
 */
const backendResponsesWithin = 30_000;

async function startBackend({ dataDir, apiPort }: ScriptEnvironment): Promise<RestartingProgram> {
  const backend = await RestartingProcess.start(
    {
      name: 'backend',
      script: inWorkspace('backend', 'dist', 'main.mjs'),
      environment: { NODE_ENV: 'production', DATA_DIR: dataDir, TRUST_PROXY: withLoopback(process.env.TRUST_PROXY) },
    },
    // The site shows what it has kept while its backend is away, which is no reason to end.
    { mostDeaths: Number.POSITIVE_INFINITY },
  );
  backend.keepHealthy(new HealthWatch(() => answers(`http://127.0.0.1:${apiPort}/healthz`, backendResponsesWithin)));
  return backend;
}

/**
 * How glibc takes memory, unless somebody says otherwise. Each of the threads that draw pictures has a heap of its own, of which little is
 * given back: a thousand pictures take a hundred megabytes less where they share two. And what is freed of documents and their
 * compressed copies, a hundred kilobytes each, stays in the heap as gaps, 30 MB of them, unless each is taken and given back by itself.
 */
const tightMemory = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || '32768',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ || '65536',
};

function startDocumentServer({
  port,
  dataDir,
  releasesDir,
  releaseKeys,
}: ScriptEnvironment): Promise<RestartingProgram> {
  return RestartingShell.start(releasesDir, {
    name: 'site',
    program: 'main',
    environment: { NODE_ENV: 'production', DATA_DIR: dataDir, RELEASES_DIR: releasesDir, ...tightMemory },
    // A page of the shell's own: made like every other, and it waits for the backend a quarter of a second at most.
    health: new HealthWatch(() => respondsWithDocuments(`http://127.0.0.1:${port}/privacy-policy`)),
    trust: new TrustedStore(releaseKeys, dataDir),
  });
}

/**
 * The office of the shell that is live, in a process of its own: nothing of it can take the site down. None where it is turned off, or
 * where that shell has none.
 */
async function startOffice(environment: ScriptEnvironment): Promise<RestartingProgram[]> {
  const { officePort, dataDir, releasesDir, releaseKeys } = environment;
  if (officePort === null) return [];
  const trust = new TrustedStore(releaseKeys, dataDir);
  const version = await pointedShell(releasesDir, trust);
  if (version === null) return [];
  if (!existsSync(programOf(releasesDir, version, 'office'))) {
    console.error(
      `There is no office: the shell ${version}, which is live, is older than it. "npm run release -w shell" publishes one that has it.`,
    );
    return [];
  }
  try {
    const office = await RestartingShell.start(releasesDir, {
      name: 'office',
      program: 'office',
      environment: { NODE_ENV: 'production', DATA_DIR: dataDir, RELEASES_DIR: releasesDir, ...tightMemory },
      limits: { mostDeaths: Number.POSITIVE_INFINITY },
      trust,
    });
    return [office];
  } catch (error) {
    console.error(`${sentenceOf(error)} The site runs without its office.`);
    return [];
  }
}

/** The site shows pages once its backend is ready, a moment after both have started. */
async function untilPagesResponse({ port }: ScriptEnvironment): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    // A connection that is kept would let a shell that was replaced wait for us.
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (isReady) return;
    await delay(50);
  }
}

async function warnIfUnreachable(apiUrl: string): Promise<void> {
  const says = await fetch(`${apiUrl}/api/projectapi`, { signal: AbortSignal.timeout(4000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? null : `answers ${response.status}`;
    },
    () => 'does not answer',
  );
  if (says) console.error(`The backend at ${apiUrl} ${says}; the site runs and says what it cannot show.`);
}
