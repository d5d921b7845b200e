import { lookEvery, Watchdog } from './watchdog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Behaviour {
  /** Of the time, from 0 to 1. */
  readonly busy?: number;
  readonly megabytes?: number;
  readonly isCalled?: boolean;
  readonly answers?: boolean;
  /** Milliseconds for each second. */
  readonly processorTime?: number;
}

/** Why a process that behaves so for seven seconds is ended; `null` where it is not. */
async function reasonAfter7s({
  busy = 0,
  megabytes = 80,
  isCalled = false,
  answers = true,
  processorTime = 1_000,
}: Behaviour): Promise<string | null> {
  let reason: string | null = null;
  let elapsed = 0;
  const usage = () => ({ resident: megabytes * 1024 * 1024, busyTime: busy * elapsed });
  const watchdog = new Watchdog({
    ping(onSent) {
      onSent();
      return answers ? Promise.resolve(usage()) : new Promise(() => {});
    },
    processorTime: () => (elapsed / 1000) * processorTime,
    end: (given) => {
      reason ??= given;
    },
  });
  for (; elapsed < 7_000; elapsed += lookEvery) {
    jest.advanceTimersByTime(lookEvery);
    watchdog.look({ hasStarted: true, isBusy: isCalled });
    await Promise.resolve();
  }
  return reason;
}

test.each<[string, Behaviour, string | null]>([
  ['does nothing but what it is called for', {}, null],
  ['tidies up now and then', { busy: 0.4 }, null],
  ['is busy in a timer', { busy: 1 }, 'was busy for 5 s without a call'],
  ['is busy most of the time between its calls', { busy: 0.6 }, 'was busy for 5 s without a call'],
  ['is busy with its calls', { busy: 1, isCalled: true }, null],
  ['takes memory outside of its heap', { megabytes: 513 }, 'took 513 MB of memory, of which a remote has 512 MB'],
  ['loops', { answers: false, isCalled: true }, 'did not answer for 1 s'],
  ['sleeps', { answers: false, isCalled: true, processorTime: 0 }, 'did not answer for 1 s'],
])('a process that %s is ended or not', async (_, behaviour, reason) => {
  expect(await reasonAfter7s(behaviour)).toBe(reason);
});

test('a process that waits for its turn on a busy machine has three seconds', () => {
  const end = jest.fn();
  const ping = (onSent: () => void) => {
    onSent();
    return new Promise<never>(() => {});
  };
  const watchdog = new Watchdog({ ping, processorTime: () => 0, end });
  for (let elapsed = 0; elapsed <= 2_900; elapsed += lookEvery) {
    jest.advanceTimersByTime(lookEvery);
    watchdog.look({ hasStarted: true, isBusy: true });
  }
  expect(end).not.toHaveBeenCalled();
});
