import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** How long a finger rests on what it taps, in milliseconds. The clock of a click starts when it leaves. */
const tapLasts = 80;

/** Where a finger has to come down. Looked up before: in the time that is measured no script of ours may run. */
export async function placeOf(target: Locator): Promise<Finger> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to press: ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps what lies at a place. */
export async function tap(page: Page, session: CDPSession, finger: Finger): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(tapLasts);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A finger that comes down and is taken by something else: it wakes what is asleep, and clicks nothing. */
export async function touchWithoutTap(session: CDPSession, finger: Finger): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
