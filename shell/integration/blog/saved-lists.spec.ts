import type { Page } from '@playwright/test';
import { expect, test } from '../support/processes/own-backend';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const address = 'two.devices@example.com';
const list = '/properties';
const heart = (page: Page, at: number) => page.locator('main button[data-optimistic][aria-label^="Save "]').nth(at);
const favourites = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]').map(({ name }: { name: string }) => name));
const synced = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/saved-lists') && response.request().method() === 'PUT',
  );

test('signed in, my favourites and notes are the same on phone and desk, also those pressed without a connection', async ({
  browser,
  newSite,
}) => {
  const [phone, desk] = await Promise.all(
    [390, 1440].map(async (width) => {
      const context = await browser.newContext({ baseURL: newSite.origin, viewport: { width, height: 844 } });
      return context.newPage();
    }),
  );
  if (!phone || !desk) throw new Error('There are two devices');
  // Each has one before signing in: none is lost.
  for (const [at, page] of [phone, desk].entries()) {
    await page.goto(list);
    await heart(page, at).click();
    await expect.poll(() => favourites(page)).toHaveLength(1);
  }
  const [[first], [second]] = [await favourites(phone), await favourites(desk)];
  const ofPhone = synced(phone);
  await phone.goto('/blog?dialog=sign-in');
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'One-time code' })).toBeFocused();
  await phone.keyboard.type(await newSite.codeFor(address), { delay: 20 });
  await expect(dialog).toBeHidden();
  await ofPhone;
  // An address gets another code after a minute only.
  await desk.context().addCookies(await phone.context().cookies());
  const user = await phone.evaluate(() => localStorage.getItem('user') ?? '');
  await desk.evaluate((stored) => localStorage.setItem('user', stored), user);
  await desk.goto(list);
  await expect.poll(() => favourites(desk)).toEqual([second, first]);

  // What the desk removes is removed on the phone, which has pressed another meanwhile, without a connection.
  await phone.goto(list);
  await expect.poll(() => favourites(phone)).toEqual([second, first]);
  await phone.context().setOffline(true);
  await heart(phone, 2).click();
  await expect.poll(() => favourites(phone)).toHaveLength(3);
  await desk.goto(list);
  await expect(heart(desk, 0)).toHaveAttribute('aria-pressed', 'true');
  const ofDesk = synced(desk);
  await heart(desk, 0).click();
  await expect.poll(() => favourites(desk)).toEqual([second]);
  await ofDesk;
  const third = (await favourites(phone))[0];
  expect(third).not.toBe(second);
  await phone.context().setOffline(false);
  await expect.poll(() => favourites(phone)).toEqual([third, second]);
  await desk.reload();
  await expect.poll(() => favourites(desk)).toEqual([third, second]);

  // A note on a home that the phone has written is on the desk; what both write without hearing of each other is kept.
  const write = async (page: Page, text: string) => {
    await page.goto('/properties?dialog=saved');
    await page
      .getByRole('button', { name: /^(Add|Edit) note/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: /^Note on/ }).fill(text);
  };
  const note = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('notes') ?? '[]').map(({ text }: { text: string }) => text)[0]);
  const ofNote = synced(phone);
  await write(phone, 'Sea view');
  await ofNote;
  await desk.reload();
  await expect.poll(() => note(desk)).toBe('Sea view');
  await phone.context().setOffline(true);
  await phone.getByRole('textbox', { name: /^Note on/ }).fill('Sea view, noisy');
  await expect.poll(() => note(phone)).toBe('Sea view, noisy');
  const ofOther = synced(desk);
  await write(desk, 'Ask for the floor plan');
  await ofOther;
  await phone.context().setOffline(false);
  await expect
    .poll(() => note(phone))
    .toMatch(/^(Sea view, noisy\nAsk for the floor plan|Ask for the floor plan\nSea view, noisy)$/);
  // The page shows it too, and what it removes is removed on the other device.
  await expect(phone.getByRole('textbox', { name: /^Note on/ })).toHaveValue(/noisy/);
  const ofRemoval = synced(phone);
  await phone.getByRole('textbox', { name: /^Note on/ }).fill('');
  await ofRemoval;
  await desk.goto(list);
  await expect.poll(() => note(desk)).toBeUndefined();
});
