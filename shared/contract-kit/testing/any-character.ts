import fc from 'fast-check';

/**
 * Any character of Unicode, as a unit of `fc.string`. It tries what `unit: 'binary'` tries, for which fast-check first makes a table
 * of all 1.1 million of them in each test file: a second of processor time.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code));
