import { describeError, errorText } from './describe-error';

test('keeps personal data of a failed query out of the log', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' });
  const failed = new Error('Failed query: insert into "leads" params: ana@example.com,971501234567', { cause });
  const described = describeError(failed);
  expect(described).toMatchObject({ code: '23505', message: 'duplicate key value violates unique constraint' });
  expect(JSON.stringify(described)).not.toMatch(/ana@example|971501234567/);
  expect(JSON.stringify(described)).toContain('describe-error.test.ts');
});

test('survives whatever was thrown', () => {
  expect(JSON.stringify(describeError('a string with ana@example.com'))).not.toContain('ana');
  expect(describeError(null)).toMatchObject({ type: 'object' });
});

test('says nothing of the data that a database did not take', () => {
  const cause = Object.assign(new Error('invalid input syntax for type json: "Ana María wrote "this""'), {
    code: '22P02',
  });
  const query = new Error('Failed query: insert into leads\nparams: Ana María,+971501234567', { cause });
  expect(errorText(query)).toMatch(/^Error 22P02: invalid input syntax for type json: "\[left out\]"\n {4}at /);
  expect(errorText(query)).not.toMatch(/Ana|97150/);
});
