import { rememberInAddress } from './remember-in-address';

const before = window.location.href;
afterEach(() => window.history.replaceState(null, '', before));

test('puts what is on show into the address and leaves the rest of it alone', () => {
  window.history.replaceState({ idx: 3 }, '', '/?unit=2BR&tab=Residential#premier');
  rememberInAddress({ tab: 'Off Plan', page: 2 });
  expect(window.location.search).toBe('?unit=2BR&tab=Off+Plan&page=2');
  expect(window.location.hash).toBe('#premier');
  expect(window.history.state).toEqual({ idx: 3 });
});

test('stays before an open dialog, and leaves alone what that opens with', () => {
  window.history.replaceState(null, '', '/?tab=Residential&dialog=calculator&tab=converter');
  rememberInAddress({ tab: 'Off Plan', page: 2 });
  expect(window.location.search).toBe('?tab=Off+Plan&page=2&dialog=calculator&tab=converter');
});

test('takes out what is the default', () => {
  window.history.replaceState(null, '', '/?tab=Residential&page=2');
  rememberInAddress({ tab: undefined, page: undefined });
  expect(window.location.search).toBe('');
});

test('adds nothing to the history', () => {
  const { length } = window.history;
  rememberInAddress({ page: 2 });
  expect(window.history).toHaveLength(length);
});
