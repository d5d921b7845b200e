import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { commentRecord, discussedArticle, longConversation, replyRecord } from '../support/conversation';
import { expect, test } from '../support/test';

const path = '/blog-details/1';
const comments = (count: number) => Array.from({ length: count }, (_, index) => commentRecord(index + 1));
const part = (page: Page) => page.getByRole('region', { name: /Comments/ });
const hydrated = (page: Page) => expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();

/**
 * The signed-in user as stored with a backend without sessions: no cookie, but the response of the verify call in the
 * storage.
 */
const signedIn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('user', JSON.stringify({ data: { id: 33, name: 'Noor S.' } })));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the article is readable, and View More shows every comment', async ({ page, backend }) => {
    backend.setRecords({ blogs: [discussedArticle(comments(7), [replyRecord(100, 7)])] });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buying off plan');
    await page.getByText('In this article').first().click();
    await page.getByRole('link', { name: 'Third' }).first().click();
    await expect(page).toHaveURL(/#section-third$/);
    await expect(part(page).getByText('Reply 100')).toBeVisible();
    await expect(part(page).getByText('Comment 2')).toBeHidden();
    await expect(part(page).getByRole('button')).toHaveCount(0);
    await part(page).getByRole('link', { name: 'View More' }).click();
    await expect(part(page).getByText('Comment 1')).toBeVisible();
  });
});

test.describe('untouched', () => {
  test.use({ visitor: 'reads' });

  test('the text needs no script, and the comments load theirs when they are scrolled near', async ({
    page,
    backend,
  }) => {
    backend.setRecords({ blogs: [discussedArticle(comments(7))] });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(1000);
    expect(scripts).toEqual([]);
    await part(page).scrollIntoViewIfNeeded();
    await hydrated(page);
  });
});

test('another reader’s comment appears within five seconds without moving the page', async ({ page, backend }) => {
  backend.setRecords({ blogs: [discussedArticle(comments(7))] });
  await page.goto(path);
  await part(page).scrollIntoViewIfNeeded();
  await hydrated(page);
  const read = part(page).getByText('Comment 5');
  await read.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(300);
  const before = await read.boundingBox();
  backend.setRecords({ blogs: [discussedArticle(comments(9))] });
  await expect(part(page).getByText('Comment 9')).toBeAttached({ timeout: 10_000 });
  await page.waitForTimeout(300);
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await expect(part(page).getByText('Comment 3')).toBeVisible();
});

test('a signed-in reader’s comment and like are sent once, with the fields of section 7', async ({
  page,
  backend,
  guard,
}) => {
  // A backend with section 7 only has no sessions.
  guard.expectConsole(/\/api\/session/);
  backend.setRecords({ blogs: [discussedArticle(comments(2))] });
  await signedIn(page);
  await page.goto(path);
  await page.getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByRole('button', { name: 'Like, 129 likes' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Dislike' }).click();
  await expect(page.getByRole('button', { name: 'Like, 128 likes' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Thank you');
  await page.getByRole('button', { name: 'Post comment' }).dblclick();
  await expect(part(page).getByRole('article').first()).toContainText('Thank you');
  const posted = backend.requests.filter(({ method, path: to }) => method === 'POST' && to !== '/api/sign-out');
  expect(posted.map(({ path: to, body }) => [to, JSON.parse(body)])).toEqual([
    ['/api/blog_like/1', { user_id: 33 }],
    ['/api/blog_dlike/1', { user_id: 33 }],
    [
      '/api/comment',
      {
        blog_id: 1,
        user_id: 33,
        comment: 'Thank you',
        user: { id: 33, name: 'Noor S.' },
        created_at: expect.any(String),
      },
    ],
  ]);
});

const hostile = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  '<svg onload="window.ran=1">',
  '<a href="javascript:window.ran=1">press</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '</script><script>window.ran=1</script>',
  '<details open ontoggle="window.ran=1">x</details>',
].join(' ');

test('scripts in an article or a comment are not run, in the document, after hydration, and in the feed', async ({
  page,
  backend,
}) => {
  const article = {
    heading: `Buying off plan ${hostile}`,
    description: hostile,
    details: [
      { sub_heading: hostile, images: 'javascript:window.ran=1', paragraph: `<p>Words ${hostile}</p>${hostile}` },
    ],
  };
  const hostileComment = { ...commentRecord(1, hostile), user: { id: 1, name: hostile } };
  backend.setRecords({ blogs: [discussedArticle([hostileComment], [replyRecord(2, 1, hostile)], article)] });
  const ran = () => page.evaluate(() => 'ran' in window);
  await page.goto(path);
  await part(page).scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(part(page).getByRole('article').first()).toContainText('<script>window.ran=1</script>');
  // Comments that arrive with the refresh are rendered in the same way.
  const later = { ...commentRecord(3, `later ${hostile}`) };
  backend.setRecords({ blogs: [discussedArticle([hostileComment, later], [], article)] });
  await expect(part(page).getByText('later')).toBeAttached({ timeout: 10_000 });
  expect(await part(page).locator('img, script, iframe, details, a[href^="javascript"]').count()).toBe(0);
  expect(await ran()).toBe(false);
  await page.goto('/blog');
  expect(await ran()).toBe(false);
  const feed = await page.request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).not.toMatch(/<(script|img|svg|iframe)/);
});

test('a missing article has status 404 and a message, and shows other articles', { tag: '@deep' }, async ({
  page,
  guard,
}) => {
  guard.expectConsole(/404/);
  const response = await page.goto('/blog-details/999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
  await expect(page.getByRole('link', { name: 'Buying off plan' })).toBeVisible();
});

test('two thousand comments, ten replies deep, slow the page no more than a few @deep', async ({ page, backend }) => {
  test.setTimeout(90_000);
  backend.setRecords({ blogs: [longConversation(2000)] });
  const document = await page.request.get(path);
  expect(brotliCompressSync(await document.body()).byteLength).toBeLessThan(25 * 1024);
  await page.goto(path);
  await part(page).scrollIntoViewIfNeeded();
  await hydrated(page);
  await part(page)
    .getByRole('link', { name: /View More/ })
    .click();
  await expect(part(page).getByText('Comment 1', { exact: true })).toBeAttached({ timeout: 20_000 });

  // Neither a key press nor a refresh with one comment renders the two thousand again.
  await part(page).evaluate((element) => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    new MutationObserver((changes) => {
      for (const { type, addedNodes, removedNodes } of changes) {
        touched.push(`${type}: ${addedNodes.length} in, ${removedNodes.length} out`);
      }
    }).observe(element.querySelector('ul') as Element, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('textbox', { name: 'Your comment' }).pressSequentially('A comment above two thousand');
  const more = longConversation(2000);
  backend.setRecords({ blogs: [{ ...more, comments: [...more.comments, commentRecord(2001)] }] });
  await expect(part(page).getByText('Comment 2001')).toBeAttached({ timeout: 30_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'touched'))).toEqual(['childList: 1 in, 0 out']);
});
