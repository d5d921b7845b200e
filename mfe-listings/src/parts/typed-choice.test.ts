import { typedChoice } from './typed-choice';

const places = ['Al Furjan', 'Dubai Marina', 'Marina Gate', 'Marina'];

test.each([
  ['furj', ['Al Furjan']],
  ['  DUBAI m ', ['Dubai Marina']],
  ['gate', ['Marina Gate']],
  ['mar', ['Dubai Marina', 'Marina Gate', 'Marina']],
  // Written out in full, it is the one that is meant.
  ['marina', ['Marina']],
])('takes %p for %p', (sought, values) => {
  expect(typedChoice(sought, places, [])).toEqual({ status: 'taken', values });
});

test.each(['', '  '])('is empty where nothing is typed', (sought) => {
  expect(typedChoice(sought, places, [])).toEqual({ status: 'settled' });
});

test('is empty where the typed value has been chosen already', () => {
  expect(typedChoice('mar', places, ['Marina Gate'])).toEqual({ status: 'settled' });
});

test('stays open where nothing matches, or too many do', () => {
  expect(typedChoice('abu', places, [])).toEqual({ status: 'open', matches: 0 });
  expect(typedChoice('mar', places, [], 1)).toEqual({ status: 'open', matches: 3 });
});
