import { packCode, unpackCode } from './packed-code';

test('code is the same after it was packed, whatever letters it has, and takes a fraction of its size', async () => {
  const code = `exports.slot = { Component: () => 'أَهْلًا 😀' }; ${'const same = () => "said again and again";\n'.repeat(500)}`;
  const packed = await packCode(code);
  expect(unpackCode(packed)).toBe(code);
  expect(packed.byteLength).toBeLessThan(code.length / 10);
});
