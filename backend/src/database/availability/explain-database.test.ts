import { explainDatabase } from './explain-database';
import { isDatabaseAway } from './is-away';

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['ECONNREFUSED', 'nothing listens there (ECONNREFUSED)', true],
  ['57P03', 'it is starting or stopping (57P03)', true],
  ['53100', 'its disk is full (53100)', true],
  ['08006', 'it does not answer', true],
  ['28P01', 'it does not take that password (28P01)', false],
])(
  'says why the server of DATABASE_URL cannot be used after %s, and whether to wait for it',
  (code, reason, isAway) => {
    const explained = explainDatabase(new Error('Failed query', { cause: failure(code) }));
    expect(explained?.message).toBe(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`);
    expect(isDatabaseAway(explained)).toBe(isAway);
  },
);
