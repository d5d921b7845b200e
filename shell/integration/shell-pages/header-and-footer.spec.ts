import { areas } from '@iwan/shared/domain/areas/areas';
import { trendingSearches } from '@iwan/shared/paths/trending-searches';
import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { fixedParts } from '../support/checks/layout';
import { deepTag } from '../support/deep-tag';
import { markDocument, whenFontsAreHere } from '../support/page-state';
import { expect, test } from '../support/test';

/** Text and address of every link in a part of the page, in its order. */
async function linksIn(part: Locator): Promise<string[]> {
  return part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(
        (link) => `${link.getAttribute('aria-label') ?? link.textContent?.trim()} -> ${link.getAttribute('href')}`,
      ),
    );
}

/** Hydrated: the shell's own event handlers are attached. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
}

test('the header has a link to every page of section 2', async ({ page }) => {
  await openHydrated(page, '/career');
  const header = page.getByRole('banner');
  await header.getByText('Join Us', { exact: true }).click();
  expect(await linksIn(header)).toEqual([
    'Iwan, home -> /',
    'About Us -> /about/',
    'Properties -> /properties/',
    'Developers -> /developers/',
    'Calculator -> ?dialog=calculator',
    'Map -> /map/',
    'Contact Us -> /contact-us/',
    'Sign In As Agent (opens another site) -> https://agents.iwan.example',
    'Become Super Agent (opens another site) -> https://super-agents.iwan.example',
    'Career -> /career',
    'العربية -> /ar/career',
    'WhatsApp Iwan -> https://wa.me/971500000000?text=Hello%20Iwan%2C%20I%20have%20a%20question.',
  ]);
  await expect(header.getByRole('link', { name: 'Career' })).toHaveAttribute('aria-current', 'page');
  for (const name of [/Sign In As Agent/, /Become Super Agent/, /WhatsApp/]) {
    await expect(header.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
});

test('the links of the header are in their final position before the rest of the header has loaded', async ({
  page,
}) => {
  await page.goto('/career');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  for (const width of [1180, 1419, 1420, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const moved = await nav.evaluate((links) => {
      const later = [links.nextElementSibling, links.lastElementChild] as HTMLElement[];
      const first = links.firstElementChild as HTMLElement;
      const whole = first.getBoundingClientRect().left;
      for (const part of later) part.style.display = 'none';
      const inPart = first.getBoundingClientRect().left;
      for (const part of later) part.style.display = '';
      return { whole, inPart };
    });
    expect(moved.inPart, `at ${width} px`).toBe(moved.whole);
  }
});

test('the footer has a link to every page of section 2, and to the blog', async ({ page }) => {
  await openHydrated(page, '/career');
  const footer = page.getByRole('contentinfo');
  expect(await linksIn(footer.getByRole('navigation', { name: 'Iwan' }))).toEqual([
    'Contact Us -> /contact-us',
    'FAQ -> /faq',
    'Career -> /career',
    'Our Team -> /our-team',
    'Video Gallery -> /video-gallery',
    'Blog -> /blog',
    'Privacy Policy -> /privacy-policy',
    'Terms and Conditions -> /terms-and-condition',
    'Mortgage calculator -> ?dialog=calculator',
  ]);
  expect(await linksIn(footer.getByRole('navigation', { name: 'Areas' }))).toEqual(
    areas.map(({ name, slug }) => `${name} -> /locations/${slug}`),
  );
  expect(areas).toHaveLength(10);
  expect(await linksIn(footer.getByRole('navigation', { name: 'Trending searches' }))).toEqual(
    trendingSearches.map(({ label, slug }) => `${label} -> /${slug}`),
  );
  expect(trendingSearches).toHaveLength(9);
  await expect(footer.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute('href', 'tel:+97140000000');
  await expect(footer.getByRole('link', { name: 'hello@iwan.example' })).toHaveAttribute(
    'href',
    'mailto:hello@iwan.example',
  );
  await expect(footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).toHaveCount(4);
  await expect(footer.getByRole('img', { name: /Map of Business Bay/ })).toBeAttached();
});

test('Join Us opens by mouse and closes by a click elsewhere', { tag: '@deep' }, async ({ page }) => {
  await openHydrated(page, '/career');
  const joinUs = page.getByRole('banner').getByText('Join Us', { exact: true });
  const item = page.getByRole('link', { name: /Sign In As Agent/ });
  await joinUs.click();
  await expect(item).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(item).toBeHidden();
  await joinUs.click();
  await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
  await expect(item).toBeHidden();
});

test('on a phone the menu opens over the page, traps the focus and closes on Escape and on a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/career');
  const menu = page.locator('summary[aria-label=Menu]');
  const sheet = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.click();
  await expect(sheet.getByRole('link', { name: 'Properties' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expect(page.getByText('Skip to content')).toHaveAttribute('inert', '');
  expect(await axeFindingsInBothSchemes(page, 'details[open]')).toEqual([]);
  const stops = await page.getByRole('banner').locator('details[open] :is(summary, a, button, input:checked)').count();
  await menu.focus();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  const mark = await markDocument(page);
  await menu.click();
  await sheet.getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await mark.expectSame();
});

for (const { where, open } of [
  { where: 'header', open: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Calculator' }) },
  { where: 'footer', open: (page: Page) => page.getByRole('link', { name: 'Mortgage calculator' }) },
]) {
  test(`the calculator opens from the ${where}, calculates, and returns the focus${deepTag(where === 'footer')}`, async ({
    page,
  }) => {
    await openHydrated(page, '/career');
    const mark = await markDocument(page);
    await open(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Calculator' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Loan amount', { exact: true }).fill('1200000');
    await dialog.getByLabel('Interest rate', { exact: true }).fill('0');
    await dialog.getByLabel('Loan tenure', { exact: true }).fill('10');
    await expect(dialog.getByText(/AED\s10,000/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open(page)).toBeFocused();
    await expect(page).toHaveURL(/\/career$/);
    await mark.expectSame();
  });
}

test('a link to the calculator opens the page with it', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/blog?dialog=calculator');
  await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the calculator shows a message when its remote is unavailable, and the page works', { tag: '@deep' }, async ({
  page,
  context,
  guard,
}) => {
  guard.expectConsole(/mfe-tools/);
  await openHydrated(page, '/blog');
  await context.route('**/remotes/mfe-tools/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculator' });
  await expect(dialog).toBeInViewport();
  await expect(dialog).toContainText('could not load');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await expect(dialog).toContainText('could not load');
  await context.unroute('**/remotes/mfe-tools/**');
  await dialog.getByRole('link', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Loan amount', { exact: true })).toBeVisible();
});

test('a subscription is sent once and confirmed, and the confirmation disappears after four seconds', async ({
  page,
  backend,
}) => {
  await openHydrated(page, '/career');
  await page.clock.install();
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email' });
  await field.fill('layla@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(footer.getByText('Email submitted successfully!')).toBeVisible();
  await expect(field).toHaveValue('');
  const sent = backend.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/api/contact', { email: 'layla@example.com', source: 'web_form' }],
  ]);
  await page.clock.runFor(3500);
  await expect(footer.getByText('Email submitted successfully!')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(footer.getByText('Email submitted successfully!')).toBeHidden();
});

for (const { what, behaviour, message } of [
  { what: 'refused', behaviour: { kind: 'status', status: 500 }, message: 'Failed to submit email. Please try again.' },
  {
    what: 'lost on the way',
    behaviour: { kind: 'html' },
    message: 'Email submitted successfully!',
  },
] as const) {
  test(`a subscription that is ${what} shows the message of section 8 @deep`, async ({ page, backend, guard }) => {
    guard.expectConsole(/api\/contact/);
    backend.behave(behaviour, '/api/contact');
    await openHydrated(page, '/career');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill('layla@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText(message)).toBeVisible();
  });
}

test('an offline subscription shows a message and keeps the typed text @deep', async ({ page, context, guard }) => {
  guard.expectConsole(/api\/contact/);
  await openHydrated(page, '/career');
  await context.route('**/api/contact', (route) => route.abort('connectionfailed'));
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email' });
  await field.fill('layla@example.com');
  await page.keyboard.press('Enter');
  await expect(footer.getByRole('alert')).toContainText(
    'An error occurred while submitting the email. Please try again.',
  );
  await expect(field).toHaveValue('layla@example.com');
  await context.unroute('**/api/contact');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Email submitted successfully!')).toBeVisible();
});

test('every link and field of header and footer is reached by Tab, in order, with a visible focus', async ({
  page,
}) => {
  await openHydrated(page, '/career');
  const reached: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const style = getComputedStyle(element);
      const isShown = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      const part = element.closest('header, main, footer')?.tagName.toLowerCase() ?? 'page';
      return { part, isShown, label: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '' };
    });
    if (stop === null) break;
    if (stop.part !== 'main') {
      expect(stop.isShown, `the focus is seen on "${stop.label}"`).toBe(true);
      reached.push(`${stop.part}: ${stop.label}`);
    }
  }
  expect(reached.slice(0, 13)).toEqual([
    'page: Skip to content',
    'header: Iwan, home',
    'header: About Us',
    'header: Properties',
    'header: Developers',
    'header: Calculator',
    'header: Map',
    'header: Contact Us',
    'header: Join Us',
    'header: العربية',
    'header: Currency, units and appearance: AED, sq ft',
    'header: Sign in',
    'header: WhatsApp Iwan',
  ]);
  const footer = reached.filter((stop) => stop.startsWith('footer'));
  // Brand, e-mail, Subscribe, 9 + 10 + 9 links, map, phone, mail, the contact form, the other language, 4 social.
  expect(footer).toHaveLength(40);
  expect(footer.at(-1)).toBe('footer: Facebook');
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 }, visitor: 'reads' });

  test('the header stays visible as the page is scrolled', async ({ page }) => {
    await page.goto('/properties/');
    expect((await fixedParts(page)).join()).toContain('<header');
  });

  test('nothing in the header moves when stored choices are loaded', async ({ page }) => {
    await page.goto('/about/');
    await whenFontsAreHere(page);
    const header = page.getByRole('banner');
    const places = () =>
      header
        .locator('a:visible, summary:visible')
        .evaluateAll((controls) =>
          controls.map((control) => [
            control.getAttribute('aria-label') ?? control.textContent?.trim(),
            Math.round(control.getBoundingClientRect().left),
          ]),
        );
    const before = await places();
    await page.evaluate(() => localStorage.setItem('compareList', JSON.stringify([{ id: 1, name: 'Harbour Gate' }])));
    await page.reload();
    await whenFontsAreHere(page);
    const count = header.getByRole('link', { name: /compare/i });
    await expect(count).toBeVisible();
    const chosen = await count.getAttribute('aria-label');
    expect((await places()).filter(([name]) => name !== chosen)).toEqual(before);
  });
});
