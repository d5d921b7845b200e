/** Removes the store that `provide-store.ts` has made. */
export default async function removeStore(): Promise<void> {
  await Reflect.get(globalThis, '__removeTemplateStore')?.();
}
