import { oneAfterAnother } from './at-once';

test('a build that is ready while an earlier one is being published is published after it', async () => {
  const published: string[] = [];
  let resume = () => {};
  const slow = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const publish = oneAfterAnother(async (build: string) => {
    if (build === 'old') await slow;
    published.push(build);
  });
  const both = [publish('old'), publish('new')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(published).toEqual([]);
  resume();
  await Promise.all(both);
  expect(published).toEqual(['old', 'new']);
});

test('a failed publication is reported, and does not block later ones', async () => {
  const published: string[] = [];
  const publish = oneAfterAnother(async (build: string) => {
    if (build === 'broken') throw new Error('The disk is full.');
    published.push(build);
  });
  const broken = publish('broken');
  const next = publish('next');
  await expect(broken).rejects.toThrow('The disk is full.');
  await next;
  expect(published).toEqual(['next']);
});
