import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

test('pictures whose storage hangs do not delay others @ci', async () => {
  site.backend.behave({ kind: 'hang' }, '/media/hanging');
  await site.start();
  const picture = async (path: string) => (await fetch(`${site.origin}/images/320/media/${path}.png`)).status;
  expect(await picture('known')).toBe(200);
  const requested = Date.now();
  const hanging = Promise.all(Array.from({ length: 24 }, (_, count) => picture(`hanging/${count}`)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await picture('known')).toBe(200);
  expect(await picture('new')).toBe(200);
  // Two rounds of hanging pictures of three seconds each, well below the twelve that a picture may wait.
  expect(Date.now() - requested).toBeLessThan(15_000);
  expect(new Set(await hanging)).toEqual(new Set([502]));
});
