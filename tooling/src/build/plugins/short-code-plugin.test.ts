import { shortCode } from './short-code-plugin';

const code = `function greet(name) {
    const words = \`Hello,
    \${name}\`;
    return words + 'مرحبا'.length;
}
export { greet };
`;

test('the same program comes in fewer characters, with its names, and with every text as it was', async () => {
  const short = await shortCode(code);
  expect(short).not.toContain('    return');
  expect(short).toContain('function greet(name){');
  expect(short).toContain('Hello,\n    ');
});

test('no letter beyond ASCII is left, for which V8 would keep the whole program in two bytes a letter', async () => {
  expect([...(await shortCode(code))].filter((letter) => letter > '~')).toEqual([]);
});

test('lines are of a length that a stack can name', async () => {
  const long = Array.from({ length: 100 }, (_, number) => `export function numbered${number}() { return ${number}; }`);
  for (const line of (await shortCode(long.join('\n'))).split('\n')) expect(line.length).toBeLessThan(220);
});
