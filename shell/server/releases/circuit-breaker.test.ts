import { TimeLimitExceeded } from '../../src/network/time-limit';
import { isCircuitOpen, openCircuitIfLate } from './circuit-breaker';
import { runWithin } from './run-within';

function hang(): unknown {
  try {
    runWithin(5, () => {
      for (;;);
    });
  } catch (problem) {
    return problem;
  }
  return null;
}

afterEach(() => jest.useRealTimers());

test('leaves a module that has hung alone for half a minute', () => {
  const problem = hang();
  jest.useFakeTimers({ now: 1000 });
  const module = {};
  openCircuitIfLate(module, problem);
  expect(isCircuitOpen(module)).toBe(true);
  jest.advanceTimersByTime(30_001);
  expect(isCircuitOpen(module)).toBe(false);
});

test('leaves a module whose data did not come in time alone for five seconds', () => {
  jest.useFakeTimers({ now: 1000 });
  const module = {};
  openCircuitIfLate(module, new TimeLimitExceeded(2500));
  expect(isCircuitOpen(module)).toBe(true);
  jest.advanceTimersByTime(5_001);
  expect(isCircuitOpen(module)).toBe(false);
});

test('asks a module again that has only thrown', () => {
  const module = {};
  openCircuitIfLate(module, new Error('broken'));
  expect(isCircuitOpen(module)).toBe(false);
});
