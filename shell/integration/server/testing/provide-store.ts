import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';
import buildOnce from '../../support/processes/build-once';
import { runWell } from '../../support/processes/run-to-end';

/** Builds what has changed and publishes everything into a store to copy from; Playwright uses the same set-up. */
export default async function provideStore(): Promise<void> {
  // In a process of its own: the loaders of the build are TypeScript, which the bundler imports without Jest's
  // transform.
  await runWell([process.execPath, inWorkspace('tooling', 'run.mjs'), 'build'], { cwd: repositoryRoot });
  const remove = await buildOnce();
  Reflect.set(globalThis, '__removeTemplateStore', remove);
}
