import { islandJson } from './run-call';

test('data travels as JSON, and none as nothing', () => {
  expect(islandJson({ name: 'Harbour Gate' })).toBe('{"name":"Harbour Gate"}');
  expect(islandJson(undefined)).toBe('');
});

test('what is too large for a document, or can be in none, is told in a sentence', () => {
  expect(() => islandJson('x'.repeat(30_000_000))).toThrow(
    'Its data has 30.0 MB; a document carries 2.0 MB for one part.',
  );
  expect(() => islandJson({ size: 1n })).toThrow('BigInt');
});
