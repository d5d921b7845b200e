import { typedChoice } from './typed-choice';

const places = ['Al Furjan', 'Dubai Marina', 'Marina Gate', 'Marina'];

test.each([
  ['furj', ['Al Furjan']],
  ['  DUBAI m ', ['Dubai Marina']],
  ['gate', ['Marina Gate']],
  ['mar', ['Dubai Marina', 'Marina Gate', 'Marina']],
  // Written out, it is the one that is meant.
  ['marina', ['Marina']],
])('takes %p for %p', (sought, values) => {
  expect(typedChoice(sought, places, [])).toEqual({ status: 'taken', values });
});

test.each(['', '  '])('has nothing to take where nothing is typed', (sought) => {
  expect(typedChoice(sought, places, [])).toEqual({ status: 'settled' });
});

test('takes nothing more where what was typed has been picked', () => {
  expect(typedChoice('mar', places, ['Marina Gate'])).toEqual({ status: 'settled' });
});

test('leaves open what nothing matches, or too much', () => {
  expect(typedChoice('abu', places, [])).toEqual({ status: 'open', matches: 0 });
  expect(typedChoice('mar', places, [], 1)).toEqual({ status: 'open', matches: 3 });
});
