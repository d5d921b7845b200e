import { EventEmitter } from 'node:events';
import { OpenAnswers } from './open-answers';

const begin = (answers: OpenAnswers, address: string) => {
  const response = new EventEmitter();
  return { isBegun: answers.begin(address, response as never), end: () => response.emit('close') };
};

test('a network has as many answers under way as it may, and one more when one is over; others have theirs', () => {
  const answers = new OpenAnswers(2);
  const [first] = [begin(answers, '203.0.113.7'), begin(answers, '203.0.113.7')];
  expect(begin(answers, '203.0.113.7').isBegun).toBe(false);
  expect(begin(answers, '198.51.100.8').isBegun).toBe(true);
  first?.end();
  expect(begin(answers, '203.0.113.7').isBegun).toBe(true);
  expect(begin(answers, '203.0.113.7').isBegun).toBe(false);
});

test('whoever has a whole IPv6 site has as many as four networks', () => {
  const answers = new OpenAnswers(2);
  const begun = Array.from({ length: 20 }, (_, network) => begin(answers, `2001:db8:7:${network}::1`).isBegun);
  expect(begun.filter(Boolean)).toHaveLength(8);
});

test('this machine itself is not limited', () => {
  const answers = new OpenAnswers(1);
  expect([1, 2, 3].map(() => begin(answers, '127.0.0.1').isBegun)).toEqual([true, true, true]);
});

test('a thousand networks that have gone leave nothing behind', () => {
  const answers = new OpenAnswers(2);
  const open = Array.from({ length: 1000 }, (_, host) => begin(answers, `203.0.${host >> 8}.${host & 255}`));
  expect(answers.size).toBe(1000);
  for (const { end } of open) end();
  expect(answers.size).toBe(0);
});
