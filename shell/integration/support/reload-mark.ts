import { expect, type Page } from '@playwright/test';

/** Marks the current document of the page; `expectSame` fails if it was reloaded since. */
export async function markDocument(page: Page): Promise<{ expectSame(): Promise<void> }> {
  const mark = Math.random();
  await page.evaluate((value) => Reflect.set(window, 'journeyMark', value), mark);
  return {
    expectSame: async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'journeyMark')), 'the document was reloaded').toBe(mark);
    },
  };
}
