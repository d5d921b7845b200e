import { path, propertyRecords } from '../support/property-records';
import { expect, test } from '../support/test';

test.beforeEach(({ backend }) => backend.setRecords(propertyRecords));

test('photos fill a phone in both orientations, and stop moving once they are touched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.mouse.wheel(0, 10);
    await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
    await page.getByRole('link', { name: 'See all photos' }).click();
    const slider = page.getByRole('dialog', { name: 'Photos of Marina Whole' });
    const photo = slider.getByAltText('Marina Whole, photo 1 of 5').first();
    await expect(photo).toBeInViewport();
    const box = await photo.boundingBox();
    expect(Math.round((width < height ? box?.width : box?.height) ?? 0)).toBe(390);
    await photo.click();
    await expect(slider.getByRole('button', { name: 'Play' })).toBeAttached();
    await page.keyboard.press('End');
    await expect(slider.getByText('5 / 5')).toBeAttached();
    await page.keyboard.press('Home');
    await expect(slider.getByText('1 / 5')).toBeAttached();
  }
});

test('the photos are browsed by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  // Before that the link leads to the photo file.
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  const photo = page.getByRole('link', { name: 'Open photo 2 of 5' });
  await photo.focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('dialog', { name: 'Photos of Marina Whole' });
  await expect(slider.getByText('2 / 5')).toBeVisible();
  await expect(slider.getByAltText('Marina Whole, photo 2 of 5').first()).toBeInViewport();
  await slider.getByRole('button', { name: 'Pause' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(slider.getByText('3 / 5')).toBeVisible();
  // Presses during a transition, which takes a second (section 9), count as well.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(slider.getByText('5 / 5')).toBeVisible();
  await expect(slider.getByAltText('Marina Whole, photo 5 of 5').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(photo).toBeFocused();
});

test('the photos advance automatically, but not with reduced motion', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  await page.getByRole('link', { name: 'See all photos' }).click();
  const slider = page.getByRole('dialog', { name: 'Photos of Marina Whole' });
  await expect(slider.getByText('1 / 5')).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(slider.getByText('2 / 5')).toBeVisible({ timeout: 8000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(slider.getByText('1 / 5')).toBeVisible();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(5000);
  await expect(slider.getByText('1 / 5')).toBeVisible();
});
