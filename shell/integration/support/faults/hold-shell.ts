import type { BrowserContext } from '@playwright/test';

/** Delays all of the shell's code until the returned function is called: the page is HTML only. */
export async function holdShell(context: BrowserContext): Promise<() => void> {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await context.route('**/shell/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => answerNow();
}
