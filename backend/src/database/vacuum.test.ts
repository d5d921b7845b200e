import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { startVacuuming } from './vacuum';

const hour = 3_600_000;

test('vacuums a minute after the start and then every hour, goes on after a failure, and ends when it is stopped', async () => {
  jest.useFakeTimers();
  try {
    const failure = new Error('away');
    const execute = jest.fn((_: ReturnType<typeof sql>) => Promise.reject(failure));
    const failed = jest.fn();
    const stop = startVacuuming({ execute } as unknown as Database, failed);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(execute).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(execute.mock.calls[0]?.[0]).toEqual(sql`vacuum (analyze)`);
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect(execute).toHaveBeenCalledTimes(3);
    expect(failed).toHaveBeenCalledWith(failure);
    await stop();
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect(execute).toHaveBeenCalledTimes(3);
  } finally {
    jest.useRealTimers();
  }
});
