import { isDatabaseAway } from './is-away';

const failed = (cause: object) => new Error('Failed query: select 1', { cause });

test.each([
  [failed(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))],
  [failed(Object.assign(new Error('shutting down'), { code: '57P01' }))],
  [failed(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))],
  [failed(new Error('Connection terminated unexpectedly'))],
  [failed(new Error('timeout exceeded when trying to connect'))],
  [failed(new Error('Query read timeout'))],
  [new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })])],
])('%p may be over in a moment', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  [failed(Object.assign(new Error('duplicate key'), { code: '23505' }))],
  [new Error('Connection')],
  [null],
  ['ECONNREFUSED'],
])('%p is no outage', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
