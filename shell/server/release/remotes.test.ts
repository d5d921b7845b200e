import { endReason } from './remotes';

test.each([
  ['did not answer for 1 s', 'hung'],
  ['read nothing for 4 s', 'hung'],
  ['ran out of memory', 'memory'],
  ['took 530 MB of memory, of which a remote has 512 MB', 'memory'],
  ['was busy for 5 s without a call', 'busy'],
  ['has ended by itself', 'exit'],
  ['could not be started', 'other'],
])('%s: %s', (sentence, reason) => {
  expect(endReason(sentence)).toBe(reason);
});
