import { expect, test } from '../support/test';

test('a missing picture leaves its place empty', async ({ page, backend, guard }) => {
  guard.expectConsole(/status of 404/, /\/images\//);
  backend.behave({ kind: 'status', status: 404 }, '/media/exteriors/none');
  await page.goto('/career');
  const drawn = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/images/320/media/exteriors/none.png';
    // Rejects if the browser would draw its icon of a broken picture.
    await picture.decode();
    return picture.naturalWidth > 0;
  });
  expect(drawn).toBe(true);
});
