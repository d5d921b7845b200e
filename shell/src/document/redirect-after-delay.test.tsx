import { redirectAfterDelay } from './redirect-after-delay';

let navigate: jest.Mock;
let leaving: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  navigate = jest.fn();
  leaving = new AbortController();
  redirectAfterDelay(navigate, leaving.signal);
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
});

test('redirects once, after eight seconds', () => {
  jest.advanceTimersByTime(7999);
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'focusin'])('stays for good after a %s', (touch) => {
  jest.advanceTimersByTime(7000);
  window.dispatchEvent(new Event(touch));
  jest.advanceTimersByTime(60_000);
  expect(navigate).not.toHaveBeenCalled();
});

test('stays where the visitor has already left', () => {
  leaving.abort();
  jest.advanceTimersByTime(60_000);
  expect(navigate).not.toHaveBeenCalled();
});

test('waits in a hidden tab', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  expect(navigate).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(8000);
  expect(navigate).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});
