import { deepTag } from '../support/deep-tag';
import { path, propertyRecords } from '../support/property-records';
import { expect, test } from '../support/test';

test.beforeEach(({ backend }) => backend.setRecords(propertyRecords));

test('an enquiry reaches the backend and is confirmed', { tag: '@deep' }, async ({ page, backend }) => {
  await page.goto(path);
  // An earlier choice is held and applied after hydration.
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  await page.getByRole('radio', { name: /Omar Saleh/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('+971 50 123 4567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  const [sent] = backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: 'Noura',
    phone: '971501234567',
    email: 'noura@example.com',
    agent: 'Omar Saleh',
    property: 'Marina Whole',
    source: 'Contact',
  });
  await expect(page.getByText('Form submitted successfully!')).toBeHidden({ timeout: 6000 });
});

test('an enquiry that fails is tried twice, kept after a reload, and can be sent again', async ({
  page,
  backend,
  guard,
}) => {
  guard.expectConsole(/503.*contact|contact.*503/);
  backend.behave({ kind: 'status', status: 503 }, '/api/contact');
  await page.goto(path);
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('971501234567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('We could not send your enquiry.')).toBeVisible();
  const tried = backend.requests.filter(({ method }) => method === 'POST');
  expect(tried).toHaveLength(2);
  expect(new Set(tried.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noura');
  backend.behave({ kind: 'respond' }, '/api/contact');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
});

/** Whether something around an element scrolls separately from the page. */
const scrollsInside = (element: Element) => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1) return true;
  }
  return false;
};

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`an enquiry with mistakes, then offline, then refused, keeps its text (${width} px)${deepTag(width > 390)}`, async ({
    page,
    context,
    backend,
    guard,
  }) => {
    guard.expectConsole(/contact|ERR_INTERNET_DISCONNECTED|offline/i);
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.mouse.wheel(0, 10);
    await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
    const title = page.getByRole('heading', { name: 'Ask about Marina Whole' });
    const way = page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Ask about this project' });
    if (width < 768) {
      // The first view has the same button.
      await expect(way).not.toBeInViewport();
      await page.locator('#about').scrollIntoViewIfNeeded();
      await expect(way).toBeInViewport({ ratio: 1 });
      // By its place: a click on the element would scroll to it first, and it hides where the form comes into view.
      const place = await way.boundingBox();
      if (place === null) throw new Error('The button has no place.');
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      const stays = page.getByRole('banner');
      const below = async () => {
        const [one, other] = [await title.boundingBox(), await stays.boundingBox()];
        return one !== null && other !== null && one.y >= other.y + other.height;
      };
      await expect.poll(below).toBe(true);
      await expect(title).toBeInViewport();
      // Only one button at a time: its own.
      await expect(way).toBeHidden();
    }
    const send = page.getByRole('button', { name: 'Send enquiry' });
    await send.click();
    await expect(page.getByText('Enter your phone number.')).toBeVisible();
    expect(await send.evaluate(scrollsInside)).toBe(false);
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });

    await page.getByLabel('Name', { exact: true }).fill('Noura');
    await page.getByLabel('Phone', { exact: true }).fill('971501234567');
    await page.locator('#enquiry-email').fill('noura@example.com');
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText('We could not send your enquiry.')).toBeVisible();
    await context.setOffline(false);
    backend.behave({ kind: 'status', status: 422 }, '/api/contact');
    await send.click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noura');
    await expect(page.getByText('Form submitted successfully!')).toHaveCount(0);
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    backend.behave({ kind: 'respond' }, '/api/contact');
    await send.click();
    await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
  });
}
