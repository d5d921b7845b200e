import { rspack } from '@rspack/core';
import { buildWorkspaces } from '../build/build-workspaces';
import { remoteBuilds } from '../build/remote/remote-builds';
import type { ScriptEnvironment } from '../environment';
import { oneAfterAnother } from '../one-after-another';
import { packRelease } from '../release/pack-release';
import { publishRelease } from '../release/publish-release';
import { type RemoteDefinition, remoteOf } from '../remote';
import { startSite } from '../run/start-site';
import type { RemoteName } from '../workspace';

/**
 * Runs one remote inside the last released shell with the last released other remotes: each change is built as for production
 * and published into the store, and is shown after a reload. Resolves with the function that stops it.
 */
export async function watchOneRemote(name: RemoteName, environment: ScriptEnvironment): Promise<() => Promise<void>> {
  const processes = await startSite(environment);
  const definition = await remoteOf(name);
  const publish = oneAfterAnother(async (remote: RemoteDefinition) => {
    const release = await packRelease(remote);
    await publishRelease(environment.releasesDir, release);
    console.log(`Published ${name} ${release.version}; load the page again.`);
  });
  const compiler = rspack(remoteBuilds(definition, 'production'));
  const watching = compiler.watch({ aggregateTimeout: 50 }, (_, stats) => {
    if (!stats || stats.hasErrors()) {
      console.error(stats?.toString({ preset: 'errors-only', colors: true }));
      return;
    }
    publish(definition).catch((problem: Error) => console.error(problem.message));
  });
  return async () => {
    await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
    // The output of watching does not match the recorded fingerprint of `dist`.
    await buildWorkspaces([name]);
    await Promise.all(processes.map((one) => one.stop(4000)));
  };
}
