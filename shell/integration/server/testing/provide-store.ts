import buildOnce from '../../support/build-once';

/** Builds what has changed and publishes everything into a store to copy from; both are Playwright's set-up too. */
export default async function provideStore(): Promise<void> {
  const remove = await buildOnce();
  Reflect.set(globalThis, '__removeTemplateStore', remove);
}
