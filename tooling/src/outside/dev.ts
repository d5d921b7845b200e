import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Exposes } from '@iwan/shared/contracts/exposes';
import { startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { type Configuration, type MultiCompiler, rspack } from '@rspack/core';
import { watch } from 'chokidar';
import { oneAfterAnother } from '../at-once';
import { remoteBuilds } from '../build/remote-builds';
import { TypeChecks } from '../build/type-checks';
import { readScriptEnvironment } from '../environment';
import { isPortFree } from '../free-port';
import { packRelease } from '../release/pack-release';
import { publishRelease } from '../release/publish-release';
import { runShellProgram } from '../release/shell/stored-shell';
import { describeRemote, type RemoteDefinition } from '../remote';
import { SupervisedProcess } from '../run/supervised-process';
import { sentenceOf } from '../stop-with-sentence';
import { carriedShellServer, type Project } from './project';

/**
 * Runs a project inside the shell that the package carries, in a store of its own that grants it its prefixes, with the
 * backend that `API_URL` names or else with recorded data. Each change is built as for production and published there, and
 * shows when the page is loaded again; so does a change of `src/exposes.ts`. Type errors show in the terminal. Resolves when
 * the site answers, with its address, how it will end by itself ("exit code 1"), and what stops it.
 */
export async function develop({ name, folder, prefixes }: Project) {
  const { port, apiUrl } = readScriptEnvironment(process.env);
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
  }
  const own = join(folder, '.dev');
  const store = join(own, 'releases');
  await rm(store, { recursive: true, force: true });
  await mkdir(store, { recursive: true });
  if (prefixes.length > 0) {
    runShellProgram(join(carriedShellServer, 'grant.mjs'), [name, ...prefixes, '--store', store]);
  }
  const backend = apiUrl === undefined ? await startPlainBackend() : null;
  const site = new SupervisedProcess({
    name: 'site',
    script: join(carriedShellServer, 'main.mjs'),
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: backend?.url ?? apiUrl,
      // Every third recorded record is malformed on purpose, which is not reported.
      LOG_LEVEL: process.env.LOG_LEVEL || (backend ? 'error' : 'warn'),
      RELEASES_DIR: store,
      DATA_DIR: join(own, 'data'),
    },
  });
  const types = new TypeChecks(['-p', folder, '--noEmit'], (errors) => {
    if (errors.length > 0) console.error(errors.join('\n'));
  });
  // Not the output folder of `release`, which may run at the same time.
  const dist = join(own, 'dist');
  const builds = new WatchedBuilds(folder, dist, async (remote) => {
    types.request();
    const release = await packRelease(remote, { dist });
    await publishRelease(store, release, dist);
    console.log(`Built ${name} ${release.version}; load the page again.`);
  });
  const watcher = watch(join(folder, 'src', 'exposes.ts'), { ignoreInitial: true });
  let starting = Promise.resolve();
  watcher.on('change', () => {
    starting = starting.then(() => builds.start(name)).catch(printError);
  });
  const stop = async () => {
    await Promise.all([watcher.close(), builds.stop(), site.stop(4000), backend?.close()]);
  };
  try {
    await Promise.all([site.ready(), builds.start(name)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, ended: site.ended, stop };
}

/** The compilers of a project, which watch its sources. Started anew when its table of contents has changed. */
class WatchedBuilds {
  readonly #folder: string;
  readonly #dist: string;
  readonly #publish: (remote: RemoteDefinition) => Promise<void>;
  #watching: ReturnType<MultiCompiler['watch']> | undefined;
  #starts = 0;

  constructor(folder: string, dist: string, publish: (remote: RemoteDefinition) => Promise<void>) {
    this.#folder = folder;
    this.#dist = dist;
    this.#publish = oneAfterAnother(publish);
  }

  /** Resolves when the first build is published, or its errors are printed. */
  async start(name: string): Promise<void> {
    this.#starts += 1;
    const file = pathToFileURL(join(this.#folder, 'src', 'exposes.ts'));
    // Node caches imported modules by their URL.
    const { exposes } = (await import(`${file}?${this.#starts}`)) as { exposes: Exposes };
    const remote = describeRemote(name, this.#folder, exposes);
    await this.stop();
    const compiler = rspack(remoteBuilds(remote, 'production').map((build) => this.#builtApart(build)));
    await new Promise<void>((resolve) => {
      this.#watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
        if (error || !stats || stats.hasErrors()) {
          console.error(error?.message ?? stats?.toString({ preset: 'errors-only', colors: true }));
          resolve();
        } else void this.#publish(remote).catch(printError).then(resolve);
      });
    });
  }

  /** With the output folder of development in place of the project's own. */
  #builtApart(configuration: Configuration): Configuration {
    const path = join(this.#dist, relative(join(this.#folder, 'dist'), configuration.output?.path ?? ''));
    return { ...configuration, output: { ...configuration.output, path } };
  }

  async stop(): Promise<void> {
    const watching = this.#watching;
    this.#watching = undefined;
    await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
  }
}

/** Reports an error at the terminal, and goes on. */
const printError = (error: unknown): void => console.error(sentenceOf(error));
