import fc from 'fast-check';
import { anyCharacter } from '../../contract-kit/testing/any-character';
import { cutLine, longestLine } from './cut-line';

test('leaves a name alone that somebody would read', () => {
  expect(cutLine('Harbour Gate')).toBe('Harbour Gate');
  expect(cutLine('x'.repeat(longestLine))).toHaveLength(longestLine);
});

test('cuts a name of 100 KB, and says that there was more', () => {
  const cut = cutLine('A house '.repeat(12_800));
  expect(cut.length).toBeLessThanOrEqual(longestLine);
  expect(cut).toMatch(/^A house A house .*…$/);
});

test('leaves no space before the sign that there was more, and those at the beginning', () => {
  const text = ` ${'x'.repeat(200)}${' '.repeat(200)}x`;
  expect(cutLine(text)).toBe(` ${'x'.repeat(200)}…`);
});

test('never leaves half a sign', () => {
  const signs = fc.string({ unit: anyCharacter, minLength: longestLine - 5, maxLength: longestLine + 20 });
  fc.assert(
    fc.property(signs, (text) => {
      const whole = text.replace(/[\ud800-\udfff]/g, '🏠');
      expect(cutLine(whole).length).toBeLessThanOrEqual(longestLine);
      expect(cutLine(whole)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }),
  );
});
