import { IdleCollection } from './memory';

test.each([
  { what: 'that has started and is idle', shares: [0.6, 0], due: [false, true] },
  { what: 'that stays idle', shares: [0, 0, 0.01], due: [true, false, false] },
  { what: 'that works all the time', shares: [0.6, 0.1, 0.6], due: [false, false, false] },
  { what: 'that is idle after each visitor', shares: [0.3, 0, 0.3, 0.03, 0], due: [false, true, false, false, true] },
  { what: 'that is only asked how it is', shares: [0, 0.03, 0, 0.04, 0], due: [true, false, false, false, false] },
])('the garbage of a process $what is collected where there is some', ({ shares, due }) => {
  const idle = new IdleCollection();
  expect(shares.map((share) => idle.isDue(share))).toEqual(due);
});
