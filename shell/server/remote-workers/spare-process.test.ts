import type { RemoteProcess } from './remote-process';
import { SpareProcess } from './spare-process';

const options = { program: 'program.mjs', hasPackages: false };

function fakeProcesses() {
  const started: { hasEnded: boolean }[] = [];
  const start = () => {
    const process = { hasEnded: false, kill: () => Object.assign(process, { hasEnded: true }) };
    started.push(process);
    return process as never as RemoteProcess;
  };
  const alive = () => started.filter(({ hasEnded }) => !hasEnded).length;
  return { start, started, alive };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('whoever needs a process within a minute of the last one gets one that waits', () => {
  const { start, started } = fakeProcesses();
  const spare = new SpareProcess(options, start);
  expect(spare.take()).toBe(started[0]);
  jest.advanceTimersByTime(30_000);
  expect(started).toHaveLength(2);
  expect(spare.take()).toBe(started[1]);
});

test('what nobody needs for a minute is ended, and none is started until one was needed again', () => {
  const { start, started, alive } = fakeProcesses();
  const spare = new SpareProcess(options, start);
  spare.take();
  jest.advanceTimersByTime(10 * 60_000);
  expect([started.length, alive()]).toEqual([2, 1]);
  expect(spare.take()).toBe(started[2]);
  jest.advanceTimersByTime(2_000);
  expect(alive()).toBe(3);
});

test('one that has ended while it waited is given to nobody', () => {
  const { start, started } = fakeProcesses();
  const spare = new SpareProcess(options, start);
  spare.take();
  jest.advanceTimersByTime(2_000);
  Object.assign(started[1] ?? {}, { hasEnded: true });
  expect(spare.take()).toBe(started[2]);
});

test('nothing is left of one that is closed', () => {
  const { start, started, alive } = fakeProcesses();
  const spare = new SpareProcess(options, start);
  spare.take();
  jest.advanceTimersByTime(2_000);
  spare.close();
  jest.advanceTimersByTime(10 * 60_000);
  expect([started.length, alive()]).toEqual([2, 1]);
});
