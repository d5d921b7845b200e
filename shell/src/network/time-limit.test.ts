import { TimeLimitExceeded, withTimeLimit } from './time-limit';

const never = new AbortController().signal;

test('returns what is completed in time', async () => {
  expect(await withTimeLimit(1000, never, async () => 7)).toBe(7);
  expect(await withTimeLimit(1000, never, () => 7)).toBe(7);
});

test('rejects where the task ignores its signal', async () => {
  await expect(withTimeLimit(10, never, () => new Promise(() => {}))).rejects.toBeInstanceOf(TimeLimitExceeded);
});

test('rejects with what the task throws, at once or later', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  await expect(withTimeLimit(1000, never, fail)).rejects.toThrow('broken');
  await expect(withTimeLimit(1000, never, async () => fail())).rejects.toThrow('broken');
});

test(`aborts the task's signal after the timeout or when the caller aborts`, async () => {
  const aborts: unknown[] = [];
  const task = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener('abort', () => aborts.push((signal.reason as Error).message)));
  await expect(withTimeLimit(10, never, task)).rejects.toThrow('No answer within 10 ms.');
  const left = new AbortController();
  const waiting = withTimeLimit(1000, left.signal, task);
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(aborts).toEqual(['No answer within 10 ms.', 'left']);
});

test('rejects at once where the signal is aborted from the start', async () => {
  await expect(withTimeLimit(1000, AbortSignal.abort(new Error('left')), () => new Promise(() => {}))).rejects.toThrow(
    'left',
  );
});
