import { knownAddresses } from '../projects/route';

test('understands a popular address once, and forgets made-up ones', () => {
  const known = knownAddresses<string>();
  let understood = 0;
  const understand = () => {
    understood += 1;
    return 'page 1';
  };
  for (let times = 0; times < 3; times += 1) known('/api/projectapi?page=1', understand);
  expect(understood).toBe(1);
  for (let index = 0; index < 1_000; index += 1) known(`/api/projectapi?made-up=${index}`, understand);
  known('/api/projectapi?page=1', understand);
  expect(understood).toBe(1_002);
  const long = `/api/projectapi?q=${'x'.repeat(600)}`;
  known(long, understand);
  known(long, understand);
  expect(understood).toBe(1_004);
});
