import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** The duration of a tap, in milliseconds. A click is measured from its end. */
const tapLasts = 80;

/** The position of a tap. Determined before: no script of the bench may run in the measured time. */
export async function placeOf(target: Locator): Promise<Finger> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to press: ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps a position. */
export async function tap(page: Page, session: CDPSession, finger: Finger): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(tapLasts);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
