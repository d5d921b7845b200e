import { coalesce } from './coalesce';

test('makes one more run of all that was asked for during a run', async () => {
  const finish: (() => void)[] = [];
  let runs = 0;
  const ask = coalesce(() => {
    runs += 1;
    return new Promise((resolve) => finish.push(resolve));
  });
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(runs).toBe(1);
  finish[0]?.();
  await first;
  await new Promise(setImmediate);
  expect(runs).toBe(2);
  finish[1]?.();
  await Promise.all(others);
  const later = ask();
  expect(runs).toBe(3);
  finish[2]?.();
  await later;
});

test('says that a run has failed, and runs again', async () => {
  let runs = 0;
  const ask = coalesce(async () => {
    runs += 1;
    if (runs === 1) throw new Error('the database is away');
  });
  await expect(ask()).rejects.toThrow('the database is away');
  await ask();
  expect(runs).toBe(2);
});
