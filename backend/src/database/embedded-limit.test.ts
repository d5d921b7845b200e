import { embeddedAdvice } from '../start';

test('an embedded database within its limit needs no advice, a larger one says how to move to PostgreSQL', () => {
  expect([embeddedAdvice(0), embeddedAdvice(20_000)]).toEqual([null, null]);
  const advice = embeddedAdvice(20_001);
  expect(advice).toContain('20001 projects');
  expect(advice).toContain('npm run db -- move');
});
