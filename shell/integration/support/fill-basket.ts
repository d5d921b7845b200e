import { expect, type Page } from '@playwright/test';
import { soundRecords } from './records';

const basketKey = 'compareList';

/** Puts two projects into the basket of an open page, as another tab does, so that the page shows the compare bar. */
export async function fillBasket(page: Page): Promise<void> {
  const chosen = JSON.stringify((soundRecords.projects as object[]).slice(0, 2));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [basketKey, chosen] as const,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 2/ })).toBeAttached();
}
