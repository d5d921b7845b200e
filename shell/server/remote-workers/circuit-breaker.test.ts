import { TimeLimitExceeded } from '../../src/network/time-limit';
import { isCircuitOpen, openCircuitIfLate } from './circuit-breaker';
import { RemoteEnded, RemoteUnavailable } from './remote-failures';

afterEach(() => jest.useRealTimers());

test('leaves a module that has ended its process alone for half a minute', () => {
  jest.useFakeTimers({ now: 1000 });
  const module = {};
  openCircuitIfLate(module, new RemoteEnded('It did not answer.'));
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

test.each([
  ['that has only thrown', new Error('broken')],
  ['whose process another module has ended', new RemoteUnavailable('gone')],
])('asks a module again %s', (_, problem) => {
  const module = {};
  openCircuitIfLate(module, problem);
  expect(isCircuitOpen(module)).toBe(false);
});
