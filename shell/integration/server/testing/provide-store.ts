import buildOnce from '../../support/processes/build-once';
import { endedWell, iwanCommand } from '../../support/processes/running-command';

/** Builds what has changed and publishes everything into a store to copy from; Playwright uses the same set-up. */
export default async function provideStore(): Promise<void> {
  // In a process of its own: the loaders of the build are TypeScript, which the bundler imports without Jest's
  // transform.
  await endedWell(iwanCommand(['build']));
  const remove = await buildOnce();
  Reflect.set(globalThis, '__removeTemplateStore', remove);
}
