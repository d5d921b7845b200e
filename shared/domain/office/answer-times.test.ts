import { waitedFor } from './answer-times';

const at = (time: string) => new Date(`2026-11-26T${time}Z`);

test('nobody has waited for less than no time', () => {
  expect(waitedFor(at('08:00:00.000'), null, at('07:00:00.000'))).toBe(0);
});
