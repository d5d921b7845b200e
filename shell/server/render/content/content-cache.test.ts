import { brotliDecompressSync } from 'node:zlib';
import { ContentCache } from './content-cache';

/** A text that compresses like a page: repeated words, in another order for each seed. */
function pageText(seed: number): string {
  const words = ['arch', 'marina', 'quay', 'garden', 'tower', 'villa', 'palm', 'bay', 'dusk', 'sand', 'creek', 'pearl'];
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return words[state % words.length];
  };
  return `<p>${Array.from({ length: 4_000 }, next).join(' ')}`;
}

function cachedContent(contents: ContentCache, seed: number) {
  const content = contents.of(() => pageText(seed));
  contents.keep(content);
  const ask = () => contents.get(content.tag)?.in('br') ?? Buffer.of();
  return { content, ask, html: pageText(seed) };
}

const soon = (check: () => boolean) =>
  new Promise<void>((resolve, reject) => {
    const end = performance.now() + 10_000;
    const look = () => {
      if (check()) resolve();
      else if (performance.now() > end) reject(new Error('It has not come.'));
      else setTimeout(look, 5);
    };
    look();
  });

test('the same HTML is the same content, and has the same tag', () => {
  const contents = new ContentCache(1_000_000);
  const first = contents.of(() => '<p>same');
  contents.keep(first);
  expect(contents.of(() => '<p>same')).toBe(first);
  expect(contents.of(() => '<p>other').tag).not.toBe(first.tag);
});

test('what is asked for often gets a smaller copy, which says the same and is counted in place of the larger one', async () => {
  const contents = new ContentCache(1_000_000);
  const { content, ask, html } = cachedContent(contents, 1);
  const first = ask();
  for (let visit = 0; visit < 10; visit += 1) expect(ask()).toBe(first);
  await soon(() => ask() !== first);
  expect(ask().byteLength).toBeLessThan(first.byteLength);
  expect(String(brotliDecompressSync(ask()))).toBe(html);
  expect(contents.bytes).toBe(Buffer.byteLength(html) + ask().byteLength + 512);
  expect(content.bytes).toBe(contents.bytes - 512);
});

test('what is asked for twice keeps its copy', async () => {
  const contents = new ContentCache(1_000_000);
  const { content, ask } = cachedContent(contents, 1);
  const first = ask();
  ask();
  const often = cachedContent(contents, 2);
  const before = often.ask();
  for (let visit = 0; visit < 12; visit += 1) often.ask();
  await soon(() => often.ask() !== before);
  expect(content.in('br')).toBe(first);
});

test('of many that are asked for often one is made smaller at a time', async () => {
  const contents = new ContentCache(10_000_000);
  const all = Array.from({ length: 8 }, (_, seed) => cachedContent(contents, seed));
  for (const { ask } of all) for (let visit = 0; visit < 12; visit += 1) ask();
  const waiting = () => all.filter(({ content }) => content.deservesSmallest).length;
  expect(waiting()).toBe(7);
  const [first] = all;
  const before = first?.content.bytes;
  await soon(() => first?.content.bytes !== before);
  all[1]?.ask();
  expect(waiting()).toBe(7);
});

test('a content that was made from the same is not made again while it is cached', () => {
  const contents = new ContentCache(1_000_000);
  const make = jest.fn(() => '<p>same');
  const first = contents.of(make, 'key');
  contents.keep(first);
  expect(contents.of(make, 'key')).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(contents.of(() => '<p>other', 'other key').tag).not.toBe(first.tag);
});

test('a content that was evicted is made again from the same', () => {
  const contents = new ContentCache(2_000);
  const make = jest.fn(() => '<p>same');
  contents.keep(contents.of(make, 'key'));
  for (let other = 0; other < 10; other += 1) contents.keep(contents.of(() => `<p>${other}`.padEnd(900, 'x')));
  contents.of(make, 'key');
  expect(make).toHaveBeenCalledTimes(2);
});
