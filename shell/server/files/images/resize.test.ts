import { tinyPng } from '@iwan/shared/testing/tiny-png';
import sharp from 'sharp';
import { formatFor, resize } from './resize';

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('a browser that takes %s gets it', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test.each(['avif', 'webp', 'jpeg'] as const)('makes a smaller image as %s', async (format) => {
  const facts = await sharp(await resize(tinyPng(800, 600), 320, format)).metadata();
  expect([facts.width, facts.height]).toEqual([320, 240]);
  expect(facts.format).toBe(format === 'avif' ? 'heif' : format);
});

test('never makes an image larger than it is', async () => {
  const { width } = await sharp(await resize(tinyPng(100, 50), 1920, 'webp')).metadata();
  expect(width).toBe(100);
});

test('refuses what is no image', async () => {
  await expect(resize(Buffer.from('<html>'), 320, 'webp')).rejects.toThrow();
});

test('refuses a picture of more than fifty megapixels, however small its file', async () => {
  const huge = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  expect(huge.byteLength).toBeLessThan(1_000_000);
  await expect(resize(huge, 320, 'webp')).rejects.toThrow(/pixel limit/);
});
