import { createCode, createHashing } from './hashing';

test('a code has six digits, zeros in front among them, and hardly ever comes twice', () => {
  const codes = Array.from({ length: 2000 }, createCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1980);
});

test('only the same code of the same address under the same pepper is right', () => {
  const { hashCode, isCode } = createHashing('pepper');
  const hashed = hashCode('ana', '012345');
  expect(isCode('ana', '012345', hashed)).toBe(true);
  expect(isCode('ana', '12345', hashed)).toBe(false);
  expect(isCode('ben', '012345', hashed)).toBe(false);
  expect(createHashing('another').isCode('ana', '012345', hashed)).toBe(false);
  expect(isCode('ana', '012345', { ...hashed, code_hash: '' })).toBe(false);
});

test('the same code is never kept the same way twice', () => {
  const { hashCode } = createHashing('pepper');
  expect(hashCode('ana', '012345')).not.toEqual(hashCode('ana', '012345'));
});
