import { servedText } from '../http/served-json';
import { answersOf } from './answers';

const megabyte = (letter: string) => servedText(`"${letter.repeat(1024 * 1024)}"`);

test('makes an answer once for one state of the records, and anew for the next', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return servedText('{}');
  };
  const records = [{ id: 1 }];
  answersOf(records).get('a', make);
  answersOf(records).get('a', make);
  expect(made).toBe(1);
  answersOf([...records]).get('a', make);
  expect(made).toBe(2);
});

test('lets go of the answers that nobody has asked for the longest', () => {
  const answers = answersOf([]);
  const made: string[] = [];
  const ask = (key: string) =>
    answers.get(key, () => {
      made.push(key);
      return megabyte('x');
    });
  for (let index = 0; index < 60; index += 1) ask(`page ${index}`);
  ask('page 0');
  for (let index = 60; index < 100; index += 1) ask(`page ${index}`);
  made.length = 0;
  ask('page 0');
  ask('page 99');
  expect(made).toEqual([]);
  ask('page 1');
  expect(made).toEqual(['page 1']);
});

test('understands a popular address once, and forgets made-up ones', () => {
  const answers = answersOf([]);
  let understood = 0;
  const find = () => {
    understood += 1;
    return servedText('{}');
  };
  for (let times = 0; times < 3; times += 1) answers.at('/api/projectapi?page=1', find);
  expect(understood).toBe(1);
  for (let index = 0; index < 1_000; index += 1) answers.at(`/api/projectapi?made-up=${index}`, find);
  answers.at('/api/projectapi?page=1', find);
  expect(understood).toBe(1_002);
});
