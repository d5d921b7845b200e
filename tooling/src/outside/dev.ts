import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { watch } from 'chokidar';
import { TypeChecks } from '../build/type-checks';
import { readScriptEnvironment } from '../environment';
import { isPortFree } from '../free-port';
import { packRelease } from '../release/pack-release';
import { publishRelease } from '../release/publish-release';
import { runShellProgram } from '../release/shell/stored-shell';
import { SupervisedProcess } from '../run/supervised-process';
import { carriedShellServer, type Project } from './project';
import { printError, WatchedBuilds } from './watched-builds';

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
