import { ApiError } from '@iwan/shared/api/api-error';
import type { FastifyBaseLogger } from 'fastify';
import { OutageLog } from './outage-log';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

function setUp() {
  const warn = jest.fn();
  return { warn, log: new OutageLog({ warn } as unknown as FastifyBaseLogger) };
}

const down = new ApiError('network', { cause: new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }) });

test('an outage is one line, and its end another', () => {
  const { warn, log } = setUp();
  for (let count = 0; count < 50; count += 1) log.report('/api/projectapi', down);
  expect(warn.mock.calls).toEqual([
    ['The backend does not answer as it should (/api/projectapi: ECONNREFUSED); pages are made from what was kept'],
  ]);
  jest.advanceTimersByTime(5_000);
  log.report('/api/projectapi', null);
  log.report('/api/projectapi', null);
  expect(warn.mock.calls.slice(1)).toEqual([['The backend answers again, after 50 failed requests']]);
});

test('a backend that answers some and fails others, as while it starts, is one line and not a pair for each', () => {
  const { warn, log } = setUp();
  for (let count = 0; count < 75; count += 1) {
    log.report('/api/projectapi', down);
    log.report('/api/agentapi', null);
    jest.advanceTimersByTime(100);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  log.report('/api/agentapi', null);
  expect(warn.mock.calls.slice(1)).toEqual([['The backend answers again, after 75 failed requests']]);
});

test('a long outage is said once a minute', () => {
  const { warn, log } = setUp();
  for (let second = 0; second < 180; second += 1) {
    log.report('/api/projectapi', down);
    jest.advanceTimersByTime(1000);
  }
  expect(warn).toHaveBeenCalledTimes(3);
});

test('a record that does not exist is no outage, a failing backend is', () => {
  const { warn, log } = setUp();
  log.report('/api/projectapi/x', new ApiError('status', { status: 404 }));
  expect(warn).not.toHaveBeenCalled();
  log.report('/api/projectapi/x', new ApiError('status', { status: 502 }));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('status 502'));
});
