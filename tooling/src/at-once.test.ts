import { setTimeout as delay } from 'node:timers/promises';
import { eachOf } from './at-once';

test('each item is processed once, with a limited concurrency', async () => {
  const done: number[] = [];
  let under = 0;
  let most = 0;
  await eachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    under += 1;
    most = Math.max(most, under);
    await delay(1);
    under -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('after a failure no further item is started', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('broken');
    await delay(5);
  };
  await expect(eachOf([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('broken');
  await delay(10);
  expect(begun).toEqual([1, 2]);
});
