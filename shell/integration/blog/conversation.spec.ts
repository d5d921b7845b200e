import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { expect, test } from '../support/processes/own-backend';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const part = (page: Page) => page.getByRole('region', { name: /Comments/ });
/** The text among the comments; the text of a field is included. */
const commentWith = (page: Page, text: string) =>
  part(page).locator('[data-comment] > p').getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const like = (page: Page) => page.getByRole('button', { name: /^Like, / });
const likesOf = async (page: Page) => Number(/\d+/.exec((await like(page).getAttribute('aria-label')) ?? '')?.[0]);

/** Fills in the open sign-in dialog. */
async function signIn(page: Page, address: string, codeFor: (address: string) => Promise<string>): Promise<void> {
  await dialog(page).getByLabel('Email').fill(address);
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await dialog(page)
    .getByRole('textbox', { name: 'One-time code' })
    .fill(await codeFor(address));
  await expect(dialog(page)).toBeHidden();
}

/** Opens an article from the list, as a reader does, and scrolls to its comments. */
async function openArticle(page: Page): Promise<void> {
  await page.goto('/blog');
  await page.locator('main li a').first().click();
  await expect(page).toHaveURL(/\/blog-details\//);
  await part(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
}

test('a reader signs in to comment, replies to a reply, likes and dislikes, and signs out @ci', async ({
  page,
  browser,
  newSite,
}) => {
  await openArticle(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.getByRole('region', { name: /Comments/ }).scrollIntoViewIfNeeded();

  await page.getByRole('textbox', { name: 'Your comment' }).fill('What does the deposit cover?');
  await page.getByRole('button', { name: 'Post comment' }).dblclick();
  await signIn(page, 'reader@example.com', newSite.codeFor);
  await expect(commentWith(page, 'What does the deposit cover?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  await expect(commentWith(other, 'What does the deposit cover?')).toBeAttached({ timeout: 10_000 });

  await part(page)
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click();
  for (const press of ['Post reply', 'Post comment']) await part(page).getByRole('button', { name: press }).click();
  await expect(part(page).locator('[aria-invalid=true]')).toHaveCount(2);
  expect(await axeFindingsInBothSchemes(page, '#comments'), 'with a comment and a reply left empty').toEqual([]);
  await page.getByRole('textbox', { name: /^Your reply to/ }).fill('I have found it on page four.');
  await page.getByRole('button', { name: 'Post reply' }).click();
  await expect(commentWith(page, 'I have found it on page four.')).toBeVisible();
  const comment = part(page)
    .locator('[data-comment]')
    .filter({ has: page.getByText('I have found it on page four.', { exact: true }) });
  await comment.getByRole('button', { name: /^Reply to/ }).click();
  await page.getByRole('textbox', { name: /^Your reply to/ }).fill('And the handover on page nine.');
  await page.getByRole('button', { name: 'Post reply' }).click();
  await expect(commentWith(page, 'And the handover on page nine.')).toBeVisible();

  const before = await likesOf(page);
  await like(page).click();
  await expect(like(page)).toHaveAccessibleName(new RegExp(`^Like, ${before + 1} like`));
  await page.reload();
  for (const text of [
    'What does the deposit cover?',
    'I have found it on page four.',
    'And the handover on page nine.',
  ]) {
    await expect(commentWith(page, text)).toHaveCount(1);
  }
  await part(page).scrollIntoViewIfNeeded();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toHaveAccessibleName(new RegExp(`^Like, ${before + 1} like`));
  await page.getByRole('button', { name: 'Dislike' }).click();
  await expect(like(page)).toHaveAccessibleName(new RegExp(`^Like, ${before} like`));
  await page.getByRole('button', { name: 'Dislike' }).click();
  await like(page).click();
  await expect(like(page)).toHaveAccessibleName(new RegExp(`^Like, ${before + 1} like`));

  await page.locator('header summary[aria-label^="Your account"]').click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(part(page).getByText('You need to sign in with your email.')).toBeVisible();
  await other.context().close();
});

test('a visitor whose session the backend has ended is asked to sign in again, and the typed comment is kept', {
  tag: '@deep',
}, async ({ page, context, newSite, guard }) => {
  guard.expectConsole(/401/);
  await openArticle(page);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('First words');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await signIn(page, 'early@example.com', newSite.codeFor);
  await expect(commentWith(page, 'First words')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Words that must not be lost');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(dialog(page)).toContainText('Your session has ended');
  await signIn(page, 'late@example.com', newSite.codeFor);
  await expect(commentWith(page, 'Words that must not be lost')).toHaveCount(1);
});
