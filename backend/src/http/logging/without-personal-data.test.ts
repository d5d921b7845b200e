import { withoutPersonalData } from './describe-error';

test.each([
  ['550 <ana.m+x@example.com> rejected', '550 <[address]> rejected'],
  ['/api/agentapi/ana%40example.com/', '/api/agentapi/[address]/'],
  ['call +971 50 123 4567 now', 'call [number] now'],
  ['971501234567', '[number]'],
  ['code 012345 is wrong', 'code [number] is wrong'],
  ['(050) 123-4567', '([number]'],
])('leaves what is personal out of %p', (text, rest) => {
  expect(withoutPersonalData(text)).toBe(rest);
});

test.each(['listen EADDRINUSE 127.0.0.1:3001', '/api/blogs/12', 'status 404 in 15 ms'])(
  'leaves %p as it is',
  (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  },
);
