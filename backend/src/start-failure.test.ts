import { explainDataFolder, explainListening, isDiskFull, StartFailure } from './start-failure';

const failure = (code: string, message = code) => Object.assign(new Error(message), { code });

test('recognises a full disk, also when the database reports it inside another error', () => {
  expect(isDiskFull(failure('ENOSPC'))).toBe(true);
  const wrapped = new Error('Failed query', {
    cause: new Error('could not extend file "base/1/2": wrote only 0 bytes'),
  });
  expect(isDiskFull(wrapped)).toBe(true);
  expect(explainDataFolder(wrapped, '/data')?.message).toMatch(/^The disk that holds the data folder \/data is full\./);
  expect(isDiskFull({ name: 'ErrnoError', errno: 51 })).toBe(true);
  expect(isDiskFull({ name: 'ErrnoError', errno: 44 })).toBe(false);
  expect(isDiskFull(new Error('duplicate key'))).toBe(false);
});

test.each([
  ['EACCES', /cannot be written to \(EACCES\)/],
  ['EROFS', /cannot be written to \(EROFS\)/],
  ['ENOTDIR', /is not a folder/],
])('says what to do when the data folder answers %s', (code, sentence) => {
  expect(explainDataFolder(failure(code), '/data')?.message).toMatch(sentence);
});

test('passes a sentence through and leaves the unknown unexplained', () => {
  const known = new StartFailure('The data folder is in use.');
  expect(explainDataFolder(known, '/data')).toBe(known);
  expect(explainDataFolder(new TypeError('x is not a function'), '/data')).toBeNull();
  expect(explainListening(failure('EPIPE'), '127.0.0.1', 3001)).toBeNull();
});

test.each([
  ['EADDRINUSE', 'Port 3001 is already in use. Stop the program that uses it, or set API_PORT to another port.'],
  ['EACCES', 'This user may not open port 3001. Set API_PORT to a port above 1023.'],
  ['EADDRNOTAVAIL', 'This machine has no address "10.9.8.7". Set API_HOST to one it has, such as 127.0.0.1.'],
])('says what to do when listening answers %s', (code, sentence) => {
  expect(explainListening(failure(code), '10.9.8.7', 3001)?.message).toBe(sentence);
});

test('says that a database of another version cannot be brought up to date', () => {
  const cause = Object.assign(new Error('relation "leads" already exists'), { code: '42P07' });
  const error = new Error('Failed query: CREATE TABLE "leads"', { cause });
  expect(explainDataFolder(error, '/data')?.message).toMatch(
    /^The database in \/data was made by another version of Iwan and cannot be brought up to date\./,
  );
});
