import { afterPaint } from './after-paint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for the next frame, and for the task behind it', () => {
  const run = jest.fn();
  afterPaint(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([0, 1])('does not run once it is called off, %i frames later', (frames) => {
  const run = jest.fn();
  const callOff = afterPaint(run);
  for (let frame = 0; frame < frames; frame += 1) jest.advanceTimersToNextFrame();
  callOff();
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
