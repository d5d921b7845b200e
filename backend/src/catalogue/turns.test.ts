import { createTurns } from './turns';

test('does one piece of work after another, and lets the event loop turn between them', async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  const work = (name: string) => inTurn(async () => void seen.push(name));
  const all = Promise.all(['a', 'b', 'c'].map(work));
  setImmediate(() => seen.push('somebody else'));
  await all;
  expect(seen.filter((name) => name !== 'somebody else')).toEqual(['a', 'b', 'c']);
  expect(seen.indexOf('somebody else')).toBeLessThan(2);
});

test('goes on after a failure, and refuses what would wait too long', async () => {
  const inTurn = createTurns(2);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const second = inTurn(() => 'done');
  expect(() => inTurn(() => 'too many')).toThrow('We are very busy');
  await expect(failing).rejects.toThrow('broken');
  expect(await second).toBe('done');
  await expect(inTurn(() => 'again')).resolves.toBe('again');
});
