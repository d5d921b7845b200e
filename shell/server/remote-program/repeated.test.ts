import { Repeated } from './repeated';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('says the first at once, then four times a second the last one with their number', () => {
  const said: [string, number][] = [];
  const repeated = new Repeated<string>((what, count) => said.push([what, count]));
  for (let count = 0; count < 100; count += 1) {
    repeated.add(`error ${count}`);
    jest.advanceTimersByTime(10);
  }
  expect(said).toEqual([
    ['error 0', 1],
    ['error 24', 24],
    ['error 49', 25],
    ['error 74', 25],
    ['error 99', 25],
  ]);
  jest.advanceTimersByTime(1_000);
  repeated.add('much later');
  expect(said.at(-1)).toEqual(['much later', 1]);
});
