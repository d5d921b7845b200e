import { remembering } from './safe-record';

test('makes each result once, and forgets the oldest when it is full', () => {
  const made: string[] = [];
  const shout = remembering((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 2);
  expect(['a', 'b', 'a', 'b'].map(shout)).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  shout('c');
  shout('b');
  shout('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
