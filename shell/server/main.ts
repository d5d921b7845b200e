import { join } from 'node:path';
import { createHttp, type HttpOptions } from '@iwan/shared/api/create-http';
import { previewHeader } from '@iwan/shared/network/preview-header';
import closeWithGrace from 'close-with-grace';
import { createApplication } from './application/application';
import { countedFetch, tracedFetch } from './data/responses/counted-fetch';
import { answersOf } from './data/responses/fetch-response';
import { OutageLog } from './data/responses/outage-log';
import { ResponseCache } from './data/responses/response-cache';
import { type Environment, readEnvironment } from './environment';
import { finisher, ignoredSignals, onFinishAsked } from './operation/hand-over';
import { collectWhenIdle, limitHeapGrowth } from './operation/memory';
import { listenForStrayErrors, StrayErrors } from './operation/stray-errors';
import { Metrics } from './operation/telemetry/metrics';
import { canaryPortVariable } from './release/canaries/shell-process';
import { releasedShell } from './release/shell-files/released-shell';
import { BackendReadiness } from './render/backend-readiness';
import { type AssetsOfLanguages, developmentAssets, releasedAssets } from './render/shell-assets';
import { contextHeaders } from './request/network/request-context';
import { visitorHttp } from './request/network/visitor-http';

// A page's way through these folders: `request` (who asks), `release` (which code), `data` and `remote` (what its loaders return),
// `render` (the document), `cache` (who else may store it). `forms` and `files` are the other addresses.

limitHeapGrowth();
collectWhenIdle();

// Located in `server/` of a release, or where development builds it.
const ownFolder = join(import.meta.dirname, '..');
const developmentScript = process.env.IWAN_DEVELOPMENT_SCRIPT;
/** Set where another document server forwards its canary's requests to this one. */
const canaryPort = process.env[canaryPortVariable];

/** How long a stop waits for requests in progress, in milliseconds. */
const closeTimeLimit = 4000;

const environment = readOrStop();
const { version, shellAssets } = developmentScript ? developedShell() : await ownShell();
const toBackend: HttpOptions = {
  baseUrl: environment.apiUrl,
  headersOfCall: contextHeaders,
  report: (error) => app.log.warn({ problem: error }, 'A record of the backend was skipped'),
};
const direct = createHttp(toBackend);
const httpFor = visitorHttp(toBackend);
const previewHttp = (token: string) => createHttp({ ...toBackend, headers: { [previewHeader]: token } });
const metrics = new Metrics();
const fetchResponse = answersOf(environment.apiUrl, {
  onCut: (cut) => app.log.warn({ cut }, 'A text of a record was too long and was cut'),
});
const responses = new ResponseCache(countedFetch(tracedFetch(fetchResponse), metrics), {
  maxAge: environment.responsesMaxAge,
  report: (path, error) => outages.report(path, error),
  onRead: (outcome) => metrics.answers.inc({ outcome }),
});
const strayErrors = new StrayErrors();
const finishing = new AbortController();
const readiness = environment.isOwnBackend ? new BackendReadiness() : null;
const app = await createApplication({
  environment,
  direct,
  answers: responses,
  httpFor,
  previewHttp,
  strayErrors,
  metrics,
  ...(readiness ? { readiness } : {}),
  ownFolder,
  version,
  mayHaveShellCanary: developmentScript === undefined && canaryPort === undefined,
  isShellCanary: canaryPort !== undefined,
  finishing: finishing.signal,
  shellAssets,
  ...(developmentScript ? { developmentScript } : {}),
});

const outages = new OutageLog(app.log);
const sendLastSpans = await traced();
const stopping = new AbortController();
const grace = closeWithGrace(
  {
    delay: closeTimeLimit,
    logger: false,
    skip: ['unhandledRejection', 'uncaughtException', ...ignoredSignals()],
  },
  async () => {
    stopping.abort();
    await app.close();
    await sendLastSpans();
  },
);
listenForStrayErrors(app.log, () => {
  setTimeout(() => process.exit(1), closeTimeLimit);
  void app.close().finally(() => process.exit(1));
});
const finish = finisher(app.server, () => void grace.close());
onFinishAsked(() => {
  finishing.abort();
  finish();
});
// Another shell waits to be replaced: the code of remotes is loaded first, so that the first visitor neither waits for it nor
// gets the page that the site is starting. A first start skips this and is up sooner.
const isStandby = process.env.IWAN_RELIEVES === '1';
if (isStandby && (readiness === null || (await readiness.ask(environment.apiUrl)))) await app.inject('/');
if (readiness) void readiness.watch(environment.apiUrl, stopping.signal);
// The parent process has ended, and nothing else would end this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
if (process.connected === false) process.kill(process.pid, 'SIGTERM');

try {
  // In development only the development server in front of this one is reachable from elsewhere. Not HOST: several shells set
  // that by themselves.
  const isForOthers = developmentScript === undefined && canaryPort === undefined;
  const port = canaryPort === undefined ? environment.port : Number(canaryPort);
  await app.listen({ port, host: isForOthers ? '0.0.0.0' : '127.0.0.1' });
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${environment.port} is taken by another program. Stop it, or set PORT to a free one.`
      : `The site could not listen on port ${environment.port}: ${String(error)}`,
  );
  process.exit(1);
}
process.send?.({ ready: true, url: `http://localhost:${environment.port}` });

function readOrStop(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Sends traces where a collector is configured. Its library is only loaded then. */
async function traced(): Promise<() => Promise<void>> {
  if (environment.tracing === null) return async () => {};
  const { startTracing } = await import('./request/tracing/start-tracing');
  const report = (error: unknown) => app.log.warn({ err: error }, 'The collector takes no traces; they are dropped');
  return startTracing({ ...environment.tracing, version, report });
}

interface OwnShell {
  readonly version: string;
  /** The shell's files of every document. */
  readonly shellAssets: AssetsOfLanguages;
}

function developedShell(): OwnShell {
  return { version: 'development', shellAssets: () => developmentAssets(join(ownFolder, 'browser')) };
}

/** The release of the shell to which this program belongs. Ends the process with a sentence where it has none. */
async function ownShell(): Promise<OwnShell> {
  try {
    const release = await releasedShell(ownFolder);
    const assets = await releasedAssets(ownFolder, release);
    return { version: release.version, shellAssets: assets };
  } catch (error) {
    console.error(`There is no release of the shell in ${ownFolder}: ${String(error)}`);
    process.exit(1);
  }
}
