import AxeBuilder from '@axe-core/playwright';
import { paths } from '@iwan/shared/paths/paths';
import { expectWords } from './support/expect-words';
import { soundRecords } from './support/records';
import { expect, test } from './support/test';

const developer = { name: 'Cavarin', logo: null };

const whole = {
  id: 50,
  name: 'Marina Whole',
  image: 'media/exteriors/50.png',
  status: 'Ready',
  location: 'Dubai Marina',
  cat: 'Residential',
  sub_cat: 'apartment',
  type: 'New',
  description:
    '<h2>The quay</h2><p>Two <b>towers</b>.</p><ul><li>Shade at noon</li></ul><script>document.title="x"</script>',
  starting_price: 'AED 1,200,000',
  unit: '1BR, 2BR',
  area: '750 sq ft',
  latitude: '25.08',
  longitude: '55.14',
  brochure: 'media/pdf/a.pdf',
  floor_plan: 'media/pdf/b.pdf',
  master_plan: 'media/plan.png',
  gallery: 'media/1.png,media/2.png,media/3.png,media/4.png,media/5.png',
  qr_code: 'media/qr.png',
  amenities: '1. Gym\r\n2. Pool',
  near_by_location: '1. Beach - 7 min\r\n2. Tram - 4 min',
  permit_number: '7100234',
  permit_verify_url: 'https://dubailand.gov.ae/verify',
  developer,
  agent: [
    { name: 'Layla Haddad', phone: '971500000001', designation: 'Director', images: 'media/agents/a.png' },
    { name: 'Omar Saleh', phone: '971500000002' },
  ],
};
/** What our own backend says of a project beyond section 3. */
const beyond = {
  ...whole,
  id: 52,
  name: 'Marina Beyond',
  units: [
    { type: '1BR', size: 750, price: 1_200_000, available: 3, plan: 'media/plans/1.png' },
    { type: '2BR', size: 1_000, price: 1_900_000, available: 0, plan: 'media/plans/2.png' },
    ...[1_100, 1_200, 1_300].map((size) => ({
      type: '3BR',
      size,
      price: 2_500_000,
      available: 1,
      plan: 'media/plans/2.png',
    })),
  ],
  handover: '2028-Q4',
  payment_plan: [
    { label: 'On booking', percent: 20, when: 'When you reserve' },
    { label: 'On handover', percent: 80, when: 'Q4 2028' },
  ],
};
const sold = { ...whole, id: 51, name: 'Marina Sold', status: 'Sold OUT' };
const names = ['Rêve d’Azur', "L'Étoile & Sons", 'Quay 7/8', 'Sky-Line Lofts'];
const path = paths.project(whole);

test.beforeEach(({ backend }) => {
  const strange = names.map((name, index) => ({ id: 60 + index, name, cat: 'Residential', developer }));
  backend.setRecords({ projects: [whole, sold, beyond, ...strange, ...soundRecords.projects] });
});

for (const name of names) {
  test(`${name} is found by its address, and by a link from the list`, async ({ page, guard }) => {
    // The browser reports the first call of section 7, which such a name does not survive.
    guard.expectConsole(/404/);
    await page.goto(paths.project({ name, developer }));
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // A list that no other journey opens: the document server keeps what the backend has answered.
    await page.goto('/properties/?tab=Residential');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.project({ name, developer }));
  });
}

const gone = ['/marina-whole-developments-properties/nowhere/', '/cavarin/nowhere/', '/property-details/999'];

test('a visit that begins at a project which is not there is told so with status 404, and shown what is near', async ({
  request,
}) => {
  for (const path of gone) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expectWords(html, ['Property not found', 'What is near it', 'Go to Home', 'noindex']);
  }
});

test('a dead link goes on to Home by itself, unless it is touched', async ({ page, guard }) => {
  test.setTimeout(60_000);
  guard.expectConsole(/404/);
  await page.goto(gone[1] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Property not found' })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/', { timeout: 15_000 });
  await expect(page).toHaveTitle('Iwan Real Estate');

  await page.goto(gone[2] ?? '');
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(10_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Property not found' })).toBeAttached();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveTitle('Iwan Real Estate');
});

test('a link to a project that is not there leads to Home, which says why', async ({ page, guard, backend }) => {
  guard.expectConsole(/404/);
  await page.goto('/properties/');
  await expect(page.getByRole('link', { name: 'Marina Whole', exact: true })).toBeVisible();
  backend.setRecords({ projects: [] });
  await page.getByRole('link', { name: 'Marina Whole', exact: true }).click();
  await expect(page.getByRole('status').getByText('Property not found')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await page.goBack();
  await expect(page).toHaveURL(/\/properties\/$/);
});

test('the id of a project leads on to its own address, on the server and in the browser', async ({ page, request }) => {
  const answer = await request.get('/property-details/50', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, path]);
  await page.goto('/property-details/50');
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('the address of the trending carousel shows the project and names the canonical one', async ({ page, site }) => {
  await page.goto(paths.trendingProject(whole));
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path);
});

test('an enquiry reaches the backend and is thanked for', async ({ page, backend }) => {
  await page.goto(path);
  // A choice that comes before is held until then, and made once it can be.
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

test('an enquiry that fails is tried twice, kept over a reload, and can be sent again', async ({
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
  await expect(page.getByText('Your enquiry has not reached us.')).toBeVisible();
  const tried = backend.requests.filter(({ method }) => method === 'POST');
  expect(tried).toHaveLength(2);
  expect(new Set(tried.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noura');
  backend.behave({ kind: 'answer' }, '/api/contact');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
});

/** Whether something around an element scrolls by itself, beside the page. */
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
  test(`who asks with mistakes, then offline, then is refused, loses nothing (${width} px)`, async ({
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
    const way = page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Ask about it' });
    if (width < 768) {
      await way.click();
      const stays = page.getByRole('navigation', { name: 'On this page' });
      const below = async () => {
        const [one, other] = [await title.boundingBox(), await stays.boundingBox()];
        return one !== null && other !== null && one.y >= other.y + other.height;
      };
      await expect.poll(below).toBe(true);
      await expect(title).toBeInViewport();
      // One button at a time: its own.
      await expect(way).toBeHidden();
    }
    const send = page.getByRole('button', { name: 'Send enquiry' });
    await send.click();
    await expect(page.getByText('Leave a number to reach you.')).toBeVisible();
    expect(await send.evaluate(scrollsInside)).toBe(false);
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });

    await page.getByLabel('Name', { exact: true }).fill('Noura');
    await page.getByLabel('Phone', { exact: true }).fill('971501234567');
    await page.locator('#enquiry-email').fill('noura@example.com');
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText('Your enquiry has not reached us.')).toBeVisible();
    await context.setOffline(false);
    backend.behave({ kind: 'status', status: 422 }, '/api/contact');
    await send.click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noura');
    await expect(page.getByText('Form submitted successfully!')).toHaveCount(0);
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    backend.behave({ kind: 'answer' }, '/api/contact');
    await send.click();
    await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
  });
}

test('what is sold out asks for nothing, and leads on to what is like it', async ({ page, request }) => {
  const html = await (await request.get(paths.project(sold))).text();
  expectWords(html, ['Sold Out', 'has been sold', 'Similar to Marina Sold', 'Also in Dubai Marina']);
  for (const way of ['Send enquiry', 'Need a mortgage?', 'about Marina Sold"', 'Call us', 'Email us']) {
    expect(html, way).not.toContain(way);
  }
  await page.goto(paths.project(sold));
  await page.getByRole('link', { name: 'See similar properties' }).click();
  const alike = page.getByRole('region', { name: 'Similar to Marina Sold' });
  await expect(alike.getByRole('heading', { level: 2 })).toBeInViewport();
  await alike.getByRole('link', { name: 'Marina Whole', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeAttached();
});

test('units, handover and payment plan are shown where a backend says them, and nothing of them elsewhere', async ({
  page,
}) => {
  const plan = page.getByRole('link', { name: 'Floor plan, 1BR, 750 sq ft' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.project(beyond));
  await expect(page.getByText('Handover Q4 2028')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment plan' }).getByText('AED 960,000')).toBeVisible();
  await page.mouse.wheel(0, 10);
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  const way = page.getByRole('navigation', { name: 'On this page' });
  await way.getByRole('link', { name: 'Units and floor plans' }).click();
  await expect(
    page.getByRole('region', { name: 'Units and floor plans' }).getByText('AED 1,600 / sq ft'),
  ).toBeVisible();
  await expect(way.locator('[aria-current]')).toHaveText('Units and floor plans');
  await plan.click();
  const viewer = page.getByRole('dialog', { name: 'Floor plans of Marina Beyond' });
  const picture = viewer.getByRole('img', { name: 'Floor plan, 1BR, 750 sq ft' });
  await expect(picture).toBeInViewport();
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  for (const title of ['Units and floor plans', 'Payment plan']) {
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  await expect(page.getByText(/Handover|\/ sq ft/)).toHaveCount(0);
});

test('photos fill a phone, both ways it is held, and stand still once they are touched', async ({ page }) => {
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

test('the photos are seen by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  // Before that the link leads to the photo itself.
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
  // Presses within one move, which takes a second (section 9), count all the same.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(slider.getByText('5 / 5')).toBeVisible();
  await expect(slider.getByAltText('Marina Whole, photo 5 of 5').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(photo).toBeFocused();
});

test('the photos go on by themselves, and stand still where motion is unwelcome', async ({ page }) => {
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
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  await page.getByRole('link', { name: 'See all photos' }).click();
  await expect(slider.getByText('1 / 5')).toBeVisible();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(5000);
  await expect(slider.getByText('1 / 5')).toBeVisible();
});

test('the calculator opens with the price of the project', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  const dialog = page.getByRole('dialog');
  // What a bank lends of it: all but a fifth.
  await expect(dialog.getByRole('textbox').first()).toHaveValue('960,000');
});

test('the calculator opens with the price also while the page waits for its own code', async ({
  page,
  context,
  guard,
}) => {
  guard.expectConsole(/was preloaded using link preload/);
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await context.route('**/remotes/mfe-listings/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('1,000,000');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('960,000');
  answerNow();
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
});

test('nothing of the page stands in the way of anybody', async ({ page }) => {
  test.setTimeout(90_000);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
    await page.getByRole('link', { name: 'See all photos' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The document preloads scripts, and a browser that runs none refuses them.
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('the page shows everything, photos open by themselves, and an enquiry arrives', async ({ page, backend }) => {
    await page.goto(path);
    for (const words of ['AED 1,200,000', 'Shade at noon', 'Beach', 'Gym', '7100234']) {
      await expect(page.locator('main').getByText(words, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Open photo 2 of 5' })).toHaveAttribute(
      'href',
      '/images/original/media/2.png',
    );
    await page.getByRole('radio', { name: /Omar Saleh/ }).check();
    await page.getByLabel('Name', { exact: true }).fill('Noura');
    await page.getByLabel('Phone', { exact: true }).fill('+971 50 123 4567');
    await page.locator('#enquiry-email').fill('noura@example.com');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\?posted=enquiry&sent=1#enquiry$/);
    await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
    const [sent] = backend.requests.filter(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ agent: 'Omar Saleh', property: 'Marina Whole' });
  });
});
