import type { BrowserContext } from '@playwright/test';

/** Sets the round trip in milliseconds that the browser estimates: its own estimate depends on what else the machine does. */
export async function setRoundTrip(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript((rtt) => {
    const information = Reflect.get(globalThis, 'NetworkInformation');
    if (information) Object.defineProperty(information.prototype, 'rtt', { get: () => rtt, configurable: true });
  }, milliseconds);
}
