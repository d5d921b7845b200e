import { EventEmitter } from 'node:events';
import { OpenResponses } from './open-responses';

const begin = (responses: OpenResponses, address: string) => {
  const response = new EventEmitter();
  return { isBegun: responses.begin(address, response as never), end: () => response.emit('close') };
};

test('a network has as many answers under way as it may, and one more when one is over; others have theirs', () => {
  const responses = new OpenResponses(2);
  const [first] = [begin(responses, '203.0.113.7'), begin(responses, '203.0.113.7')];
  expect(begin(responses, '203.0.113.7').isBegun).toBe(false);
  expect(begin(responses, '198.51.100.8').isBegun).toBe(true);
  first?.end();
  expect(begin(responses, '203.0.113.7').isBegun).toBe(true);
  expect(begin(responses, '203.0.113.7').isBegun).toBe(false);
});

test('whoever has a whole IPv6 site has as many as four networks', () => {
  const responses = new OpenResponses(2);
  const begun = Array.from({ length: 20 }, (_, network) => begin(responses, `2001:db8:7:${network}::1`).isBegun);
  expect(begun.filter(Boolean)).toHaveLength(8);
});

test('this machine itself is not limited', () => {
  const responses = new OpenResponses(1);
  expect([1, 2, 3].map(() => begin(responses, '127.0.0.1').isBegun)).toEqual([true, true, true]);
});

test('a thousand networks that have gone leave nothing behind', () => {
  const responses = new OpenResponses(2);
  const open = Array.from({ length: 1000 }, (_, host) => begin(responses, `203.0.${host >> 8}.${host & 255}`));
  expect(responses.size).toBe(1000);
  for (const { end } of open) end();
  expect(responses.size).toBe(0);
});
