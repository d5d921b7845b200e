import { isResting, restIfHung } from './rest';
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
  restIfHung(module, problem);
  expect(isResting(module)).toBe(true);
  jest.setSystemTime(1000 + 30_001);
  expect(isResting(module)).toBe(false);
});

test('asks a module again that has only thrown', () => {
  const module = {};
  restIfHung(module, new Error('broken'));
  expect(isResting(module)).toBe(false);
});
